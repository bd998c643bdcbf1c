import type { NoteSection } from '@clinical/contract/transcripts/note-body.schemas';
import { placeTyped, type TypedFact } from '@clinical/language/typed-facts';

export type PlaceInput = { texts: string[]; sections: Pick<NoteSection, 'key' | 'header'>[] };

/** Finds the section of a note for each sentence of some texts, in the worker pool. */
// oxlint-disable-next-line import/no-default-export -- the worker pool calls a module's default export
export default function place({ texts, sections }: PlaceInput): TypedFact[][] {
  const plain = {
    style: 'paragraph',
    instruction: '',
    example: '',
    required: false,
    leaveBlankIfNotSaid: true,
  } as const;
  const recipe = { sections: sections.map(({ key, header }) => ({ ...plain, key, header })) };
  return texts.map((text) => placeTyped(text, recipe));
}
