import { limits } from '@clinical/contract/limits';
import type { TemplateRecipe } from '@clinical/contract/templates/templates.schemas';
import type { NoteSection, NoteSentence } from '@clinical/contract/transcripts/note-body.schemas';
import type { Utterance } from '@clinical/contract/transcripts/source.schemas';
import { alignSentences } from '@clinical/language/align-sentences';
import { sentencesOfHtml } from '@clinical/language/note-html';
import { realignEdited } from '@clinical/language/realign-edited';
import { markTyped } from '@clinical/language/typed-facts';
import { noteTooLong } from '../note-too-long.ts';

/** `before`: sentences of the text that was edited; null for a text that a model wrote just now. */
export type AlignInput = {
  sections: NoteSection[];
  utterances: Utterance[];
  before: NoteSentence[] | null;
  recipe?: TemplateRecipe;
  /** Typed beside the source: what a model took from it was not said. */
  typed?: string;
};

/** Finds the sources of a note's sentences, in the worker pool. @throws AppError TOO_LARGE for more sentences than a note may have */
// oxlint-disable-next-line import/no-default-export -- the worker pool calls a module's default export
export default function align({ sections, utterances, before, recipe, typed = '' }: AlignInput): NoteSentence[] {
  const sentences = sections.flatMap(({ key, html }) =>
    sentencesOfHtml(html).map(({ text }) => ({ text, section: key })),
  );
  if (sentences.length > limits.noteSentences) throw noteTooLong();
  if (before) return realignEdited(before, sentences, utterances);
  return markTyped(alignSentences(sentences, utterances, recipe), typed);
}
