import { describe, expect, it } from 'vitest';
import type { NoteSentence } from '@clinical/contract/transcripts/transcripts.schemas';
import { countStates, partsOf, usesOfUtterances } from './evidence-index.ts';

const link = (utteranceId: string, start = 0, end = 4) => ({
  utteranceId,
  start,
  end,
  startMs: null,
  endMs: null,
  quote: 'said',
});
const sentence = (over: Partial<NoteSentence>): NoteSentence => ({
  text: 'A sentence.',
  section: 'plan',
  kind: 'said',
  links: [],
  ...over,
});

it('counts how the sentences stand to their sources', () => {
  const counts = countStates([
    sentence({ links: [link('u1')] }),
    sentence({}),
    sentence({ kind: 'exam' }),
    sentence({ kind: 'template' }),
    sentence({ kind: 'typed' }),
  ]);
  expect(counts).toEqual({ sourced: 1, unsourced: 2, template: 1, typed: 1 });
});

it('lists for each utterance the sentences that use it, each once', () => {
  const uses = usesOfUtterances([
    sentence({ links: [link('u1'), link('u1', 6, 9)] }),
    sentence({ links: [link('u2'), link('u1')] }),
  ]);
  expect(uses.get('u1')).toEqual([0, 1]);
  expect(uses.get('u2')).toEqual([1]);
});

describe('the parts of an utterance', () => {
  it('are cut where its links start and end', () => {
    expect(partsOf('I cough at night.', [{ start: 2, end: 7 }])).toEqual([
      { text: 'I ', marked: false },
      { text: 'cough', marked: true },
      { text: ' at night.', marked: false },
    ]);
  });

  it('join spans that overlap or touch, and never lose a letter', () => {
    const text = 'No fever, no chills.';
    const parts = partsOf(text, [
      { start: 10, end: 99 },
      { start: 0, end: 8 },
      { start: 3, end: 10 },
    ]);
    expect(parts).toEqual([{ text, marked: true }]);
    expect(partsOf(text, [])).toEqual([{ text, marked: false }]);
  });
});
