import type { NoteSentence } from '@clinical/contract/transcripts/note-body.schemas';
import { readSentence } from '../checks/reading/read-text.ts';
import { isDoseUnit } from '../vocabulary/units.ts';
import { topicsOfHeader } from '../rules/plan/classify-header.ts';
import type { SuggestedCode } from './suggest-codes.ts';

type Sentence = Pick<NoteSentence, 'text' | 'section'>;

/** Of an office visit, by medical decision making: 2 straightforward, 3 low, 4 moderate. 5 is never suggested. */
export type VisitLevel = {
  level: 2 | 3 | 4;
  reasons: { reason: 'problems' | 'tests' | 'prescription'; sentence: number }[];
};

const tests =
  /\b(?:x-?rays?|ct|mri|ultrasound|ecg|ekg|echocardiogram|labs?|blood (?:test|work|count)|cbc|a1c|culture|urinalysis|swab|biopsy|colonoscopy|mammogram|panel)\b/i;
const prescribes =
  /\b(?:prescri\w+|start\w*|begin|increase\w*|decrease\w*|continue\w*|refill\w*|switch\w*|take|takes)\b/i;

/**
 * The level that problems, data and risk of a note speak for: two of the three must reach it, as in the AMA's rules of 2021 for
 * office visits. Problems are the suggested codes; data are ordered tests; risk is a drug that is prescribed or managed.
 * Null where nothing was planned or assessed.
 */
export function visitLevel(
  sentences: readonly Sentence[],
  sections: readonly { key: string; header: string }[],
  codes: readonly SuggestedCode[],
): VisitLevel | null {
  const planned = new Set(
    sections
      .filter(({ header }) => topicsOfHeader(header).some((topic) => topic === 'plan' || topic === 'assessment'))
      .map(({ key }) => key),
  );
  const plan = sentences.flatMap(({ text, section }, at) => (planned.has(section) ? [{ text, at }] : []));
  const first = codes[0];
  if (plan.length === 0 || !first) return null;
  const test = plan.find(({ text }) => tests.test(text));
  const drug = plan.find(({ text }) => {
    const { drugs, numbers } = readSentence(text);
    return drugs.length > 0 && (prescribes.test(text) || numbers.some(({ unit }) => isDoseUnit(unit)));
  });
  const scores = [codes.length >= 2 ? 4 : 3, test ? 3 : 2, drug ? 4 : 2].toSorted((a, b) => b - a);
  const level = scores[1] as 2 | 3 | 4;
  return {
    level,
    reasons: [
      { reason: 'problems', sentence: first.sentence },
      ...(test ? [{ reason: 'tests' as const, sentence: test.at }] : []),
      ...(drug ? [{ reason: 'prescription' as const, sentence: drug.at }] : []),
    ],
  };
}
