import { composeNote } from '../compose-note.ts';
import { generalRecipe } from '../general-recipe.ts';
import { parseTranscript } from '../parse-transcript.ts';
import { assignRoles } from '../speaker-roles.ts';
import { allVisits } from '../testing/visits/all-visits.ts';
import { checkerVersion } from './checker-version.ts';
import { checkNote } from './check-note.ts';
import { mutationsOf } from './mutations.ts';

export type SelfTestResult = {
  version: string;
  /** Errors put into sentences one at a time, and how many of them were flagged, by kind. */
  categories: { kind: string; seeded: number; caught: number }[];
  cleanSentences: number;
  falseAlarms: number;
};

/** Tries the checker on notes of dialogues written by us, clean and with seeded errors. The same checker gives the same result. */
export function runSelfTest(): SelfTestResult {
  const counts = new Map<string, { seeded: number; caught: number }>();
  const count = (kind: string, caught: boolean): void => {
    const one = counts.get(kind) ?? { seeded: 0, caught: 0 };
    counts.set(kind, { seeded: one.seeded + 1, caught: one.caught + (caught ? 1 : 0) });
  };
  let cleanSentences = 0;
  let falseAlarms = 0;
  for (const { source, sex } of allVisits) {
    const utterances = assignRoles(parseTranscript(source).utterances);
    const { sentences } = composeNote({ utterances, recipe: generalRecipe, patient: { sex } });
    const sections = generalRecipe.sections;
    const flagged = flaggedIn(checkNote({ utterances, sentences, sections }).checks);
    cleanSentences += sentences.length;
    falseAlarms += flagged.size;
    const seeded = sentences.flatMap((sentence) =>
      mutationsOf(sentence.text).map(({ kind, text }) => ({ kind, sentence: { ...sentence, text } })),
    );
    const caught = flaggedIn(
      checkNote({ utterances, sentences: seeded.map(({ sentence }) => sentence), sections }).checks,
    );
    for (const [at, { kind }] of seeded.entries()) count(kind, caught.has(at));
  }
  return {
    version: checkerVersion,
    categories: [...counts].map(([kind, numbers]) => ({ kind, ...numbers })),
    cleanSentences,
    falseAlarms,
  };
}

const flaggedIn = (checks: readonly { sentence: number | null }[]): Set<number> =>
  new Set(checks.flatMap(({ sentence }) => sentence ?? []));
