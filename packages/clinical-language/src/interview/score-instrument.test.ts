import { describe, expect, it } from 'vitest';
import { addAnswer, nextQuestion, startInterview } from './interview.ts';
import type { InstrumentId } from './instruments.data.ts';
import { itemScore, scoreInstrument } from './score-instrument.ts';
import { summarize } from './summarize.ts';
import type { InterviewState } from './state.ts';

const repeated = (text: string, times: number): string[] => Array.from({ length: times }, () => text);
const filled = (template: InstrumentId, texts: readonly string[]): InterviewState =>
  texts.reduce(
    (state, text) => addAnswer(state, text).state,
    startInterview({ template, chart: {}, locale: 'en', country: 'US', answeredBy: 'patient' }),
  );

describe('an item', () => {
  it.each([
    ['0', 0],
    ['3', 3],
    ['2 More than half the days', 2],
    ['Not at all', 0],
    ['no', 0],
    ['never', 0],
    ['several days', 1],
    ['sometimes', 1],
    ['more than half the days', 2],
    ['nearly every day', 3],
    ['every day', 3],
    ['varios días', 1],
    ['casi todos los días', 3],
    ['ningún día', 0],
    ['I would rather not say', null],
    ['7', null],
    ['yes', null],
  ])('%s is %s', (text, score) => {
    expect(itemScore(text)).toBe(score);
  });
});

describe('a questionnaire', () => {
  it.each([
    ['phq-2', 2, '2', 4, 'positive screen'],
    ['phq-9', 9, '1', 9, 'mild'],
    ['phq-9', 9, '3', 27, 'severe'],
    ['gad-7', 7, '2', 14, 'moderate'],
    ['gad-7', 7, '0', 0, 'minimal'],
  ] as const)('%s of %i times %s is %i, %s', (id, items, text, total, band) => {
    expect(scoreInstrument(id, repeated(text, items), 'en')).toMatchObject({ total, band });
  });

  it('has no score while an item is missing or unclear', () => {
    expect(scoreInstrument('phq-2', ['1'], 'en').total).toBeNull();
    expect(scoreInstrument('phq-2', ['1', 'hm'], 'en')).toMatchObject({ total: null, band: null, isPositive: null });
  });

  it('asks its items in order and ends', () => {
    const state = filled('gad-7', repeated('0', 7));
    expect(nextQuestion(state)).toMatchObject({ kind: 'end', reason: 'answered' });
    expect(summarize(state).score).toMatchObject({ instrument: 'GAD-7', total: 0 });
  });
});

describe('the item on thoughts of death', () => {
  const upTo = (text: string): InterviewState => filled('phq-9', [...repeated('0', 8), text]);
  it.each(['1', '2', '3', 'several days', 'sometimes', 'yes', 'a little', 'I would rather not say'])(
    'raises the flag for %s',
    (text) => {
      expect(upTo(text).flags).toMatchObject([{ rule: 'suicide', level: 'crisis' }]);
    },
  );
  it.each(['0', 'Not at all', 'no', 'never'])('raises none for %s', (text) => {
    expect(upTo(text).flags).toEqual([]);
  });
});
