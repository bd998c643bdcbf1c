import { alignSentences } from '../align-sentences.ts';
import { generalNote } from '../general-note.ts';
import { generalRecipe } from '../general-recipe.ts';
import { parseTranscript } from '../parse-transcript.ts';
import { assignRoles } from '../speaker-roles.ts';
import { allVisits } from '../testing/visits/all-visits.ts';
import { deletedFacts } from './deleted-facts.ts';
import { checkerVersion } from './checker-version.ts';
import { type ErrorClass, errorClasses } from './error-classes.ts';
import { type CheckInput, checkNote } from './check-note.ts';
import { inventedSentences } from './invented.ts';
import { mutationsOf } from './mutations.ts';

export type SelfTestResult = {
  version: string;
  /** Errors put into sentences one at a time, and how many of them were flagged, by class. */
  categories: { kind: ErrorClass; seeded: number; caught: number }[];
  cleanSentences: number;
  falseAlarms: number;
};

const sections = generalRecipe.sections;
/** Tries the checker on notes of dialogues written by us, clean and with seeded errors. The same checker gives the same result. */
export function runSelfTest(): SelfTestResult {
  const counts = new Map<ErrorClass, { seeded: number; caught: number }>(
    errorClasses.map((kind) => [kind, { seeded: 0, caught: 0 }]),
  );
  let cleanSentences = 0;
  let falseAlarms = 0;
  for (const { source, sex } of allVisits) {
    const utterances = assignRoles(parseTranscript(source).utterances);
    const { sentences } = generalNote({ utterances, patient: { sex } });
    const note = { utterances, sentences, sections };
    cleanSentences += sentences.length;
    falseAlarms += flaggedIn(note).size;
    for (const { kind, caught } of [...changed(note), ...invented(note), ...deleted(note)]) {
      const one = counts.get(kind) ?? { seeded: 0, caught: 0 };
      counts.set(kind, { seeded: one.seeded + 1, caught: one.caught + (caught ? 1 : 0) });
    }
  }
  return {
    version: checkerVersion,
    categories: [...counts].map(([kind, numbers]) => ({ kind, ...numbers })),
    cleanSentences,
    falseAlarms,
  };
}

type Tried = { kind: ErrorClass; caught: boolean };

/** Errors put into the sentences of a note, one at a time. */
function changed({ sentences, ...visit }: CheckInput): Tried[] {
  const seeded = sentences.flatMap((sentence) =>
    mutationsOf(sentence.text).map(({ error, text }) => ({ kind: error, sentence: { ...sentence, text } })),
  );
  const caught = flaggedIn({ ...visit, sentences: seeded.map(({ sentence }) => sentence) });
  return seeded.map(({ kind }, at) => ({ kind, caught: caught.has(at) }));
}

/** Sentences that nobody said. */
function invented({ utterances }: CheckInput): Tried[] {
  const section = sections[0]!.key;
  const sentences = alignSentences(
    inventedSentences.map((text) => ({ text, section })),
    utterances,
  );
  const caught = flaggedIn({ utterances, sentences, sections });
  return sentences.map((_, at): Tried => ({ kind: 'unsourced', caught: caught.has(at) }));
}

const deleted = (note: CheckInput): Tried[] => deletedFacts(note).map((caught) => ({ kind: 'missing', caught }));

const flaggedIn = (note: CheckInput): Set<number> =>
  new Set(checkNote(note).checks.flatMap(({ sentence }) => sentence ?? []));
