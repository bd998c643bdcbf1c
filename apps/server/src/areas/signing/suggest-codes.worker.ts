import type { VisitCodes } from '@clinical/contract/signing/codes.schemas';
import type { NoteSection, NoteSentence } from '@clinical/contract/transcripts/transcripts.schemas';
import { suggestCodes } from '@clinical/language/codes/suggest-codes';
import { visitLevel } from '@clinical/language/codes/visit-level';

export type CodesInput = { sentences: NoteSentence[]; sections: Pick<NoteSection, 'key' | 'header'>[] };

/** What a note speaks for, in the worker pool. */
// oxlint-disable-next-line import/no-default-export -- the worker pool calls a module's default export
export default function codesOf({ sentences, sections }: CodesInput): Omit<VisitCodes, 'version'> {
  const codes = suggestCodes(sentences, sections);
  return { codes, visit: visitLevel(sentences, sections, codes) };
}
