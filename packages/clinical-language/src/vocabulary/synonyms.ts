import entries from '../../lexicon/synonyms.json' with { type: 'json' };
import { bodyParts } from './body-parts.ts';
import { drugs } from './drugs.ts';
import { nameOfRelative } from './relatives.ts';

/** What people and notes say for one thing. Words in lower case, phrases with spaces. */
type Entry = {
  name: string;
  /** Taken for the name wherever they stand, and recognised as its phrases. */
  synonyms?: string[];
  /** Taken for the name word by word, without telling that a text is about it. */
  words?: string[];
  /** Recognised only as whole phrases. */
  phrases?: string[];
};

const listed: readonly Entry[] = entries as Entry[];

/** The phrases that tell of a thing, its name among them. */
export const phrasesOf: readonly { name: string; phrases: readonly string[] }[] = listed
  .filter(({ synonyms, phrases }) => synonyms !== undefined || phrases !== undefined)
  .map(({ name, synonyms = [], phrases = [] }) => ({ name, phrases: [...new Set([name, ...phrases, ...synonyms])] }));

const pairs: readonly (readonly [said: string, name: string])[] = [
  ...listed.flatMap(({ name, synonyms = [], words = [] }) =>
    [...synonyms, ...words].map((word) => [word, name] as const),
  ),
  ...bodyParts.flatMap(({ name, plural, adjective, latin, lay = [] }) => [
    ...lay.map((word) => [word, name] as const),
    ...(adjective && lay.length > 0 ? [[adjective, name] as const] : []),
    ...(latin ? [name, ...(plural ? [plural] : [])].map((word) => [word, latin] as const) : []),
  ]),
  ...drugs.flatMap(({ name, brands = [], synonyms = [] }) =>
    [...brands, ...synonyms].map((word) => [word, name] as const),
  ),
  ...[...nameOfRelative].filter(([word, name]) => word !== name),
];
const byFirst = new Map<string, { words: string[]; canonical: string[] }[]>();
for (const [said, name] of pairs) {
  const words = said.split(' ');
  byFirst.set(
    words[0]!,
    [...(byFirst.get(words[0]!) ?? []), { words, canonical: name.split(' ') }].toSorted(
      (a, b) => b.words.length - a.words.length,
    ),
  );
}

/** Words with each synonym replaced by the word that stands for it. Compared word for word in lower case. */
export function canonicalWords(words: readonly string[]): string[] {
  const out: string[] = [];
  for (let i = 0; i < words.length;) {
    const found = byFirst.get(words[i]!)?.find((entry) => entry.words.every((word, k) => words[i + k] === word));
    if (found) {
      out.push(...found.canonical);
      i += found.words.length;
    } else out.push(words[i++]!);
  }
  return out;
}
