import abbreviationList from '../../lexicon/abbreviations.json' with { type: 'json' };
import words from '../../lexicon/edit-words.json' with { type: 'json' };
import { bodyParts } from '../vocabulary/body-parts.ts';
import { relatives } from '../vocabulary/relatives.ts';

/** Abbreviations of notes and what they stand for. Only those with one meaning in a clinical note. */
export const abbreviations: readonly (readonly [short: string, long: string])[] = abbreviationList.map(
  ({ short, long }) => [short, long],
);

/** What can be shortened without taking a fact away. Matched without regard to case, at the borders of words. */
export const wordy: readonly (readonly [string, string])[] = Object.entries(words.wordy);

/** Words that carry no fact in a note. */
export const fillers: readonly string[] = words.fillers;

/** Everyday words and how a formal note writes them. */
export const informal: readonly (readonly [string, string])[] = [
  ...Object.entries(words.informal),
  ...[...bodyParts, ...relatives].flatMap(({ name, lay = [] }) => lay.map((word) => [word, name] as const)),
];

/** Words that are often misspelt in notes. */
export const misspellings: readonly (readonly [string, string])[] = Object.entries(words.misspellings);
