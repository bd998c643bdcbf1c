import plainWords from '../../lexicon/plain-words.json' with { type: 'json' };
import { abbreviations } from '../edit/edit-tables.ts';
import { bodyParts } from '../vocabulary/body-parts.ts';

/** What a note says, and what a person says who is not a clinician. Of two that fit the longer one is taken. */
const everyday: readonly (readonly [string, string])[] = [
  ...Object.entries(plainWords),
  ...bodyParts.flatMap(({ name, adjective, latin, plain }) => [
    ...(plain ? [name, ...(adjective ? [adjective] : [])].map((word) => [word, plain] as const) : []),
    ...(latin ? [[latin, name] as const] : []),
  ]),
];

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
const said = new Map([
  ...abbreviations.map(([short, long]) => [short.toLowerCase(), long] as const),
  ...everyday.map(([from, to]) => [from.toLowerCase(), to] as const),
]);
// "sob" is a word and "SOB" an abbreviation
const shortForms = new Set([...abbreviations.map(([short]) => short), 'ER']);
const shortInSmall = new Set([...shortForms].map((short) => short.toLowerCase()));
const pattern = new RegExp(
  `(?<![\\p{L}\\p{N}-])(?:${[...said.keys()]
    .toSorted((a, b) => b.length - a.length)
    .map(escaped)
    .join('|')})(?![\\p{L}\\p{N}-])`,
  'giu',
);

/** Terms and abbreviations of notes in words that everybody knows. Numbers and names of drugs stay as they are. */
export function inPlainWords(text: string): string {
  // what an abbreviation stands for may be a term itself
  return swap(swap(text))
    .replace(/\b(no) an? (?=\p{L})/giu, '$1 ')
    .replace(/(\d) ?year old/g, '$1-year-old')
    .replace(/(?:\ba|\ban|(?<=^|[.?!]\s)An?) (?=(\p{Ll}\p{L}+))/gu, (article, word: string) =>
      startsWithVowel(word) ? `${article[0]!}n ` : `${article[0]!} `,
    );
}

const startsWithVowel = (word: string): boolean =>
  /^(?:[aeio]|u(?!ri|ro|ni|s[eu]|ti))/i.test(word) ? !/^(?:one|once|eu)/i.test(word) : /^(?:hour|honest)/i.test(word);

function swap(text: string): string {
  return text.replace(pattern, (found, at: number, all: string) => {
    const plain = said.get(found.toLowerCase())!;
    if (shortInSmall.has(found.toLowerCase()) && !shortForms.has(found)) return found;
    // said already: "podiatrist (foot doctor)", "long-term lung disease (COPD)"
    const same = plain.length > found.length && all.slice(at, at + plain.length).toLowerCase() === plain.toLowerCase();
    if (same || all[at - 1] === '(') return found;
    const opens = at === 0 || /[.?!:]\s+$/.test(all.slice(0, at));
    return opens && /^\p{Lu}/u.test(found) ? plain[0]!.toUpperCase() + plain.slice(1) : plain;
  });
}
