import conditions from '../../lexicon/conditions.json' with { type: 'json' };
import devices from '../../lexicon/devices.json' with { type: 'json' };
import drugClasses from '../../lexicon/drug-classes.json' with { type: 'json' };
import procedures from '../../lexicon/procedures.json' with { type: 'json' };
import specialties from '../../lexicon/specialties.json' with { type: 'json' };
import tests from '../../lexicon/tests.json' with { type: 'json' };
import { drugs, isDrug } from './drugs.ts';

/** What an order or a problem can name. */
export type TermKind = 'drug' | 'drugClass' | 'test' | 'referral' | 'device' | 'procedure' | 'condition';
export type Term = { kind: TermKind; name: string; imaging?: boolean; chronic?: boolean; written: string };
/** A term with its place in the words, and what a note calls it. */
export type Mention = Term & { at: number; length: number };

/** `forms` are written as they are said, `lay` ones as the name. */
type Entry = { name: string; forms?: string[]; lay?: string[]; kind?: string };
type Form = { words: string[]; term: Term };

/** "copd" → "COPD". */
const asWritten = (form: string): string =>
  form
    .split(' ')
    .map((word) => (acronym.test(word) ? word.toUpperCase() : word))
    .join(' ');
const acronym =
  /^(?:cad|chf|cva|tia|dvt|pe|aaa|copd|uri|uti|ckd|aki|bph|ibs|gerd|mcl|acl|ptsd|adhd|pcos|hiv|bppv|std|sti|iga|tmj)$/;

const formsOf = (entries: readonly Entry[], kind: TermKind): Form[] =>
  entries.flatMap(({ name, forms = [], lay = [], kind: sort }) =>
    [...new Set([name.toLowerCase(), ...forms, ...lay])].map((form) => ({
      words: form.split(' '),
      term: {
        kind,
        name,
        written: kind === 'condition' && forms.includes(form) ? asWritten(form) : name,
        ...(sort === 'imaging' ? { imaging: true } : {}),
        ...(sort === 'chronic' ? { chronic: true } : {}),
      },
    })),
  );
const drugForms: Form[] = drugs
  .filter(({ laboratory }) => !laboratory)
  .flatMap(({ name, brands = [], synonyms = [] }) =>
    [name, ...brands, ...synonyms].map((form) => ({
      words: form.split(' '),
      // as it was said: a trade name stays one
      term: { kind: 'drug' as const, name: form, written: form },
    })),
  );

/** Whether a drug is one of a class ("ibuprofen" of "pain medication"), for the classes that an order names beside their drug. */
export const isOfClass = (drug: string, name: string): boolean =>
  drugClasses.some((entry) => entry.name === name && entry.members?.includes(drug.toLowerCase()));

const byFirst = Map.groupBy(
  [
    ...drugForms,
    ...formsOf(drugClasses, 'drugClass'),
    ...formsOf(tests, 'test'),
    ...formsOf(specialties, 'referral'),
    ...formsOf(devices, 'device'),
    ...formsOf(procedures, 'procedure'),
    ...formsOf(conditions, 'condition'),
  ].toSorted((a, b) => b.words.length - a.words.length),
  ({ words }) => words[0]!,
);

/** The terms of a text in order; the longest of those that begin at one word. */
export function mentionsIn(words: readonly string[]): Mention[] {
  const found: Mention[] = [];
  for (let at = 0; at < words.length;) {
    const form = byFirst.get(words[at]!)?.find((each) => each.words.every((word, k) => words[at + k] === word));
    if (form) {
      found.push({ ...form.term, at, length: form.words.length });
      at += form.words.length;
      continue;
    }
    if (isDrug(words[at]!)) found.push({ kind: 'drug', name: words[at]!, written: words[at]!, at, length: 1 });
    at++;
  }
  return found;
}
