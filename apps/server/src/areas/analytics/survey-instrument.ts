import type { SurveyInstrument } from '@clinical/contract/analytics/analytics.schemas';
import { port } from '../../platform/ports.ts';

/** The survey that the operator entered. No survey ships with the program. */
export const surveyInstrument = port<{ readonly instrument: SurveyInstrument | null }>('survey-instrument');

/** The score of these chosen options; null when they do not answer each item. */
export function scoreOf({ items, scoring }: SurveyInstrument, answers: readonly number[]): number | null {
  const values = items.map(({ options }, n) => options[answers[n] ?? -1]?.value);
  if (answers.length !== items.length || values.includes(undefined)) return null;
  const sum = values.reduce<number>((all, value) => all + value!, 0);
  return scoring === 'sum' ? sum : Math.round((sum / items.length) * 100) / 100;
}

/** The words of the last band that begins at or below the score. */
export function bandOf({ bands }: SurveyInstrument, score: number): string | null {
  return (
    bands
      .toSorted((a, b) => a.from - b.from)
      .filter(({ from }) => score >= from)
      .at(-1)?.label ?? null
  );
}
