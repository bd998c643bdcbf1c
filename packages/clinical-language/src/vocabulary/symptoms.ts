import entries from '../../lexicon/symptoms.json' with { type: 'json' };
import { bodyParts, placeForm } from './body-parts.ts';
import type { BodySystem } from './body-systems.ts';

/** What patients complain of. `said`: in the words of either speaker, with "the" for each possessive and "i" for each person. */
type Symptom = { name: string; system: BodySystem; said: string[] };
/** A symptom with its place in the words. */
export type SymptomMention = { name: string; system: BodySystem; at: number; length: number };

const listed: readonly Symptom[] = entries as Symptom[];
/** The system of each listed symptom. */
export const systemOfSymptom: ReadonlyMap<string, BodySystem> = new Map(
  listed.map(({ name, system }) => [name, system]),
);

const neutral: Readonly<Record<string, string>> = {
  my: 'the',
  your: 'the',
  his: 'the',
  her: 'the',
  their: 'the',
  you: 'i',
  he: 'i',
  she: 'i',
};
const byFirst = Map.groupBy(
  listed
    .flatMap(({ name, system, said }) => said.map((form) => ({ name, system, words: form.split(' ') })))
    .toSorted((a, b) => b.words.length - a.words.length),
  ({ words }) => words[0]!,
);

const noun =
  '(pains?|ache|aches|swelling|stiffness|numbness|tingling|weakness|soreness|cramps|cramping|tightness|itching)';
const place = `((?:(?:left|right|lower|upper|both) )*${placeForm})`;
const patterns: { pattern: RegExp; place: number; thing: number }[] = [
  { pattern: new RegExp(`\\b${place} ${noun}\\b`, 'g'), place: 1, thing: 2 },
  { pattern: new RegExp(`\\b${noun} (?:in|on|of|around|at|down) (?:the )?${place}\\b`, 'g'), place: 2, thing: 1 },
  {
    pattern: new RegExp(
      `\\bthe ${place} (?:(?:is|are|feels|feel|was|were|has been|have been|gets|get|really|so|very|quite|just|also) )*(hurts?|hurting|aches?|aching|sore|painful|swollen|stiff|numb|weak|tingly|itchy)\\b`,
      'g',
    ),
    place: 1,
    thing: 2,
  },
];
const nounOf: Readonly<Record<string, string>> = {
  pains: 'pain',
  ache: 'pain',
  aches: 'pain',
  hurt: 'pain',
  hurts: 'pain',
  hurting: 'pain',
  aching: 'pain',
  sore: 'soreness',
  painful: 'pain',
  swollen: 'swelling',
  stiff: 'stiffness',
  numb: 'numbness',
  weak: 'weakness',
  tingly: 'tingling',
  itchy: 'itching',
  cramping: 'cramps',
};
const systemOfThing: Readonly<Record<string, BodySystem>> = {
  numbness: 'Neurological',
  tingling: 'Neurological',
  weakness: 'Neurological',
  itching: 'Skin',
};
const adjectiveOf = new Map(
  bodyParts.flatMap(({ name, adjective, lay = [] }) =>
    adjective ? [name, ...lay].map((word) => [word, adjective] as const) : [],
  ),
);
const singular = new Map(bodyParts.flatMap(({ name, plural }) => (plural ? [[plural, name] as const] : [])));

/** "both knees" and "pain" → "bilateral knee pain". */
function placed(where: string, thing: string): string {
  const words = where.split(' ');
  const last = words.pop()!;
  const part = singular.get(last) ?? last;
  const sides = words.map((word) => (word === 'both' ? 'bilateral' : word));
  const name = [...sides, adjectiveOf.get(part) ?? part, thing].join(' ');
  return name === 'head pain' ? 'headache' : name === 'throat soreness' ? 'sore throat' : name;
}

/** The symptoms named in words of either speaker, in order: listed ones, and what is felt at a part of the body. */
export function symptomsIn(given: readonly string[]): SymptomMention[] {
  const words = given.map((word) => neutral[word] ?? word);
  const found: SymptomMention[] = [];
  const text = words.join(' ');
  for (const { pattern, place: ofPlace, thing: ofThing } of patterns)
    for (const match of text.matchAll(pattern)) {
      const thing = nounOf[match[ofThing]!] ?? match[ofThing]!;
      const name = placed(match[ofPlace]!, thing);
      const at = text.slice(0, match.index).split(' ').length - 1;
      const system = systemOfSymptom.get(name) ?? systemOfThing[thing] ?? 'Musculoskeletal';
      found.push({ name, system, at, length: match[0].split(' ').length });
    }
  for (let at = 0; at < words.length; at++) {
    const form = byFirst.get(words[at]!)?.find((each) => each.words.every((word, k) => words[at + k] === word));
    if (form) found.push({ name: form.name, system: form.system, at, length: form.words.length });
  }
  const longest = found.toSorted((a, b) => b.length - a.length || a.at - b.at);
  const kept: SymptomMention[] = [];
  for (const one of longest)
    if (!kept.some((other) => one.at < other.at + other.length && other.at < one.at + one.length)) kept.push(one);
  return kept.toSorted((a, b) => a.at - b.at);
}
