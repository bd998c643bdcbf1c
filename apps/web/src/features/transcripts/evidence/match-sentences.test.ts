import { describe, expect, it } from 'vitest';
import { matchSentences } from './match-sentences.ts';

const known = ['She has had a cough for two weeks.', 'No fever.', 'She takes lisinopril 10 mg daily.'];
const indexes = (found: string[]): (number | null)[] =>
  matchSentences(found, known).map((match) => match?.index ?? null);

describe('sentences in the editor', () => {
  it('are the known ones when nothing changed, whatever the spacing', () => {
    expect(indexes(['She has had  a cough for two weeks.', 'No fever.', known[2]!])).toEqual([0, 1, 2]);
  });

  it('stay what they were while one is being edited', () => {
    const matches = matchSentences([known[0]!, 'No fever.', 'She takes lisinopril 20 mg dai'], known);
    expect(matches[2]).toEqual({ index: 2, edited: true });
    expect(matches[0]).toEqual({ index: 0, edited: false });
  });

  it('are new when typed in between', () => {
    expect(indexes([known[0]!, 'Her sister visited on Sunday.', 'No fever.', known[2]!])).toEqual([0, null, 1, 2]);
  });

  it('keep their place in the known list when one is deleted', () => {
    expect(indexes(['No fever.', known[2]!])).toEqual([1, 2]);
  });

  it('are found again after they were moved', () => {
    expect(indexes([known[2]!, known[0]!, 'No fever.'])).toEqual([2, 0, 1]);
  });

  it('never share one known sentence', () => {
    expect(indexes(['No fever.', 'No fever.'])).toEqual([1, null]);
  });

  it('cope with an empty section', () => {
    expect(matchSentences([], known)).toEqual([]);
    expect(matchSentences(['New.'], [])).toEqual([null]);
  });
});

it('finds its way in a text of thousands of sentences, all of which were moved', () => {
  const many = Array.from({ length: 3_000 }, (_, n) => `Sentence number ${n}.`);
  const matches = matchSentences(many.toReversed(), many);
  expect(matches.every((match, at) => match?.index === 2_999 - at && !match.edited)).toBe(true);
});
