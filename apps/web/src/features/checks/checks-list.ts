import type { NoteCheck, TranscriptChecks } from '@clinical/contract/checks/checks.schemas';
import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';

export type CheckList = {
  /** What a person still has to look at, in the order of the note; what is missing stands after the sentences of its section. */
  open: NoteCheck[];
  answered: NoteCheck[];
};

type Text = { sections: readonly { key: string }[]; sentences: readonly { section: string }[] };

/** What a person still has to look at, and what they have answered. */
export function listChecks(
  { checks }: Pick<TranscriptChecks, 'checks'>,
  entry: Text | Pick<Transcript, 'sections' | 'sentences'>,
): CheckList {
  const placeOf = ({ sentence, section }: NoteCheck): number => sentence ?? endOf(entry, section);
  return {
    open: checks.filter(({ answer }) => answer === null).toSorted((a, b) => placeOf(a) - placeOf(b)),
    answered: checks.filter(({ answer }) => answer !== null),
  };
}

/** Between the last sentence of a section and the first of the next; an empty one ends where those before it do. */
function endOf({ sections, sentences }: Text, section: string): number {
  const upTo = sections.findIndex(({ key }) => key === section);
  const before = new Set(sections.slice(0, upTo + 1).map(({ key }) => key));
  return sentences.findLastIndex((sentence) => before.has(sentence.section)) + 0.5;
}
