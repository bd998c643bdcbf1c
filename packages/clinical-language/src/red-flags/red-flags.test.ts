import { describe, expect, it } from 'vitest';
import { findRedFlags } from './find-red-flags.ts';
import type { Locale } from './locale.ts';
import type { PatientFacts } from './reader.ts';
import { rules } from './rules.data.ts';

/** "(4) …", "(f) …", "(p) …": who says it. */
function patientOf(example: string): { text: string; patient: PatientFacts } {
  const [, about, text = example] = /^\(([\d.]+|[fmp])\) (.*)$/.exec(example) ?? [];
  if (about === undefined) return { text, patient: {} };
  if (about === 'm') return { text, patient: { sex: 'male' } };
  if (about === 'f' || about === 'p') return { text, patient: { sex: 'female', isPregnant: about === 'p' } };
  return { text, patient: { ageYears: Number(about) } };
}
const raisedBy = (text: string, patient: PatientFacts = {}, locale: Locale = 'en'): string[] =>
  findRedFlags([{ text }], { locale, patient, answeredBy: 'patient' }).map(({ rule }) => rule);

describe('the table of rules', () => {
  const rows = rules.flatMap(({ id, examples }) =>
    (['en', 'es'] as const).flatMap((locale) => examples[locale].map((example) => ({ id, locale, example }))),
  );
  it.each(rows)('$id: $example', ({ id, locale, example }) => {
    const { text, patient } = patientOf(example);
    expect(raisedBy(text, patient, locale)).toContain(id);
  });

  it('names a public source for each rule', () => {
    expect(rules.filter(({ source }) => !/https:\/\//.test(source))).toEqual([]);
  });
});
