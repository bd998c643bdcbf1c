import { baseVerbs, pastOf, thirdOf } from '../vocabulary/verbs.ts';
import { personaOf } from '../rules/people/persona.ts';
import { toThirdPerson } from '../rules/people/third-person.ts';
import { abbreviations, fillers, informal, misspellings, wordy } from './edit-tables.ts';

/** Rewrites a sentence or a piece of one. What it does not know stays as it is. */
export type TextEdit = (text: string) => string;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
const startsUpper = (text: string): boolean => /^\p{Lu}/u.test(text);
const upperFirst = (text: string): string => text.replace(/^\s*\p{Ll}/u, (letter) => letter.toUpperCase());

type Pair = readonly [from: string, to: string];

/** Whole words, whatever stands beside them. */
const wordPattern = (words: string, flags: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])${escaped(words)}(?![\\p{L}\\p{N}])`, flags);

function swapAll(text: string, table: readonly Pair[], sameCase: boolean): string {
  return table.reduce(
    (done, [from, to]) =>
      done.replace(wordPattern(from, sameCase ? 'gu' : 'giu'), (found) =>
        !sameCase && startsUpper(found) && !startsUpper(from) ? upperFirst(to) : to,
      ),
    text,
  );
}

/** Spaces, commas and capitals as they belong after words were taken out. */
export function tidy(text: string): string {
  return text
    .replace(/[^\S\n]{2,}/g, ' ')
    .replace(/[^\S\n]+([,.;:?!])/g, '$1')
    .replace(/([,;:])\1+/g, '$1');
}

const startSentences = (text: string): string =>
  text.replace(/(^|[.?!]\s+)(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());

const longestFirst = (table: readonly Pair[]): Pair[] => table.toSorted(([a], [b]) => b.length - a.length);

const toFull = longestFirst(abbreviations);
// of two abbreviations for one thing the first is written
const toShort = longestFirst(
  abbreviations
    .filter(
      ([short, long], at) => abbreviations.findIndex(([, other]) => other === long) === at && /[A-Z]{2}|\//.test(short),
    )
    .filter(([short]) => !['w/', 'w/o', 'yo', 'y/o', 'Pt', 'PO'].includes(short))
    .map(([short, long]) => [long, short]),
);

export const spellOut: TextEdit = (text) => swapAll(text, toFull, true).replace(/(\d) year-old/g, '$1-year-old');
export const abbreviate: TextEdit = (text) => swapAll(text, toShort, false);

const fillerPattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${fillers.map(escaped).join('|')})(?![\\p{L}\\p{N}])`, 'giu');

export const shorten: TextEdit = (text) =>
  startSentences(tidy(swapAll(text, longestFirst(wordy), false).replace(fillerPattern, '')));

export const formalise: TextEdit = (text) => swapAll(text.replaceAll('’', "'"), longestFirst(informal), false);

export const correct: TextEdit = (text) => {
  const spelt = swapAll(text, misspellings, false)
    .replace(/\bi\b(?!\.|\/)/g, 'I')
    .replace(/\b(\p{L}{2,}) \1\b/giu, (both, word: string) =>
      /^(?:had|that|no|not|left|right)$/i.test(word) ? both : word,
    )
    .replace(
      /\b(he|she|it|patient) (have|do|deny|report|state|complain|feel|take|need|want)\b/gi,
      (_, who: string, verb: string) => `${who} ${thirdOf(verb.toLowerCase())}`,
    )
    .replace(/\b(he|she|it|patient) (are)\b/gi, '$1 is')
    .replace(
      /\b(they|we) (is|was|has)\b/gi,
      (_, who: string, verb: string) => `${who} ${{ is: 'are', was: 'were', has: 'have' }[verb.toLowerCase()]!}`,
    )
    .replace(/\b(a) (?=[aeio]\p{L}{2,})(?!one|eu|onc|uni)/giu, '$1n ')
    .replace(/\b(a)n (?=[bcdfgjklpqrstvwxyz]\p{Ll}{2,})/giu, '$1 ')
    .replace(/([,;])(?=\p{L})/gu, '$1 ');
  return startSentences(tidy(spelt));
};

/** Full stops where a line of words ends without a sign. */
export function closeSentence(text: string): string {
  return /[\p{L}\p{N})%]$/u.test(text.trimEnd()) && text.trim().split(/\s+/).length > 3 ? `${text.trimEnd()}.` : text;
}

const pastAux: Record<string, string> = {
  am: 'was',
  is: 'was',
  are: 'were',
  has: 'had',
  have: 'had',
  does: 'did',
  do: 'did',
  can: 'could',
  cannot: 'could not',
  will: 'would',
};
const subjects =
  /^(?:he|she|it|they|i|we|patient|mother|father|who|which|and|also|still|usually|currently|often|sometimes|occasionally|not|pain|cough|rash|symptoms?)$/;
/** Present tenses that are verbs wherever they stand in a note. */
const surelyVerbs = new Set(
  'reports denies states describes complains presents feels takes says tells notices endorses smokes eats sleeps knows thinks wants'.split(
    ' ',
  ),
);

/** The past tense of present verbs; what stands in the past or future already, and orders ("take one daily"), stay. */
export const toPast: TextEdit = (text) =>
  text.replace(/\p{L}+(?:'\p{L}+)?/gu, (word, at: number, all: string) => {
    const lower = word.toLowerCase();
    const before =
      all
        .slice(0, at)
        .match(/(\p{L}+)\W*$/u)?.[1]
        ?.toLowerCase() ?? '';
    const keep = (past: string): string => (startsUpper(word) ? upperFirst(past) : past);
    if (Object.hasOwn(pastAux, lower)) {
      if ((lower === 'have' || lower === 'do') && !subjects.test(before)) return word;
      if (lower === 'am' || (lower === 'can' && !subjects.test(before))) return lower === 'am' ? keep('was') : word;
      return keep(pastAux[lower]!);
    }
    if (!lower.endsWith('s')) return word;
    const base = [lower.slice(0, -1), lower.slice(0, -2), `${lower.slice(0, -3)}y`].find(
      (verb) => (baseVerbs.has(verb) || verb === 'endorse') && thirdOf(verb) === lower,
    );
    if (base === undefined) return word;
    return surelyVerbs.has(lower) || (subjects.test(before) && before !== 'and') ? keep(pastOf(base)) : word;
  });

/** `sex` of the patient as the chart has it. Without one the text says "the patient" throughout. */
export function thirdPersonFor(sex: string | null): TextEdit {
  const known = /^m/i.test(sex ?? '') ? 'male' : /^f/i.test(sex ?? '') ? 'female' : undefined;
  const persona = {
    ...personaOf(known),
    ...(known ? {} : { subject: 'the patient', object: 'the patient', possessive: "the patient's" }),
  };
  return (text) => {
    const pieces = text
      .replaceAll('’', "'")
      .replace(/\bI'm\b/g, 'I am')
      .replace(/\bI've\b/g, 'I have')
      .split(/([\p{L}']+)/u);
    const places = pieces.flatMap((_, at) => (at % 2 === 1 ? [at] : []));
    const words = places.map((at) => pieces[at]!.toLowerCase());
    const written = toThirdPerson(words, 'patient', persona);
    // word for word, or nothing is changed
    if (written.length !== words.length) return text;
    for (const [nth, at] of places.entries()) {
      const word = written[nth]!;
      if (word === words[nth]) continue;
      const first = /(?:^|[.?!]\s+)$/.test(pieces.slice(0, at).join(''));
      pieces[at] = first ? upperFirst(word) : word;
    }
    return pieces.join('');
  };
}
