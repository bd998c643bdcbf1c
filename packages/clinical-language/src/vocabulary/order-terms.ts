import conditions from '../../lexicon/conditions.json' with { type: 'json' };
import devices from '../../lexicon/devices.json' with { type: 'json' };
import drugClasses from '../../lexicon/drug-classes.json' with { type: 'json' };
import procedures from '../../lexicon/procedures.json' with { type: 'json' };
import specialties from '../../lexicon/specialties.json' with { type: 'json' };
import tests from '../../lexicon/tests.json' with { type: 'json' };
import { drugs, isDrug } from './drugs.ts';

/** What an order or a problem can name. */
export type TermKind = 'drug' | 'drugClass' | 'test' | 'referral' | 'device' | 'procedure' | 'condition';
export type Term = { kind: TermKind; name: string; imaging?: boolean };
/** A term with its place in the words. */
export type Mention = Term & { at: number; length: number };

type Entry = { name: string; forms?: string[]; kind?: string };
type Form = { words: string[]; term: Term };

const formsOf = (entries: readonly Entry[], kind: TermKind): Form[] =>
  entries.flatMap(({ name, forms = [], kind: sort }) =>
    [...new Set([name.toLowerCase(), ...forms])].map((form) => ({
      words: form.split(' '),
      term: { kind, name, ...(sort === 'imaging' ? { imaging: true } : {}) },
    })),
  );
const drugForms: Form[] = drugs
  .filter(({ laboratory }) => !laboratory)
  .flatMap(({ name, brands = [], synonyms = [] }) =>
    [name, ...brands, ...synonyms].map((form) => ({
      words: form.split(' '),
      // as it was said: a trade name stays one
      term: { kind: 'drug' as const, name: form },
    })),
  );

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
    if (isDrug(words[at]!)) found.push({ kind: 'drug', name: words[at]!, at, length: 1 });
    at++;
  }
  return found;
}
