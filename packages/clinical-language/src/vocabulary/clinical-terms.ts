import { symptomSystem } from './body-systems.ts';
import { wordsOfKind } from './clinical-words.ts';
import { isDrug } from './drugs.ts';

const terms = new Set(wordsOfKind('term'));

/** How many words of a list are of clinical kind: symptoms, body parts, drugs, tests, diagnoses, treatments. */
export function clinicalWords(words: readonly string[]): number {
  let count = 0;
  for (const word of words) if (terms.has(word) || symptomSystem(word) !== undefined || isDrug(word)) count++;
  return count;
}
