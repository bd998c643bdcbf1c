import type { Locale } from '@clinical/language/red-flags/locale';
import type { AnsweredBy, PatientFacts } from '@clinical/language/red-flags/reader';
import { readFileSync } from 'node:fs';

export type Said = { text: string; locale: Locale; patient: PatientFacts; answeredBy: AnsweredBy };

/** The texts of a file, one a line. A line "# locale=es age=30 sex=female pregnant=yes by=relative" says who writes the next ones. */
export function readSet(name: string): Said[] {
  const lines = readFileSync(new URL(name, import.meta.url), 'utf8').split('\n');
  let about: Omit<Said, 'text'> = { locale: 'en', patient: {}, answeredBy: 'patient' };
  return lines.flatMap((line) => {
    if (!line.startsWith('#')) return line.trim() === '' ? [] : [{ ...about, text: line.trim() }];
    const fields = new Map([...line.matchAll(/(\w+)=(\S+)/g)].map(([, key, value]) => [key, value] as const));
    const age = fields.get('age');
    const sex = fields.get('sex');
    about = {
      locale: fields.get('locale') === 'es' ? 'es' : 'en',
      patient: {
        ...(age === undefined ? {} : { ageYears: Number(age) }),
        ...(sex === 'female' || sex === 'male' ? { sex } : {}),
        isPregnant: fields.get('pregnant') === 'yes',
      },
      answeredBy: fields.get('by') === 'relative' ? 'relative' : 'patient',
    };
    return [];
  });
}

/** An example of a rule: "(4) …" is of a child of four, "(f) …" of a woman, "(p) …" of one who is pregnant. */
export function saidBy(example: string, locale: Locale): Said {
  const [, about, text = example] = /^\(([\d.]+|[fmp])\) (.*)$/.exec(example) ?? [];
  const patient: PatientFacts =
    about === undefined
      ? {}
      : about === 'm'
        ? { sex: 'male' }
        : about === 'f' || about === 'p'
          ? { sex: 'female', isPregnant: about === 'p' }
          : { ageYears: Number(about) };
  return { text, locale, patient, answeredBy: 'patient' };
}
