import entries from '../../lexicon/relatives.json' with { type: 'json' };
import { anyOf } from './any-of.ts';

type Relative = {
  name: string;
  plural?: string;
  /** Everyday words: "mom". */
  lay?: string[];
  /** Other words: "spouse", "stepmother". */
  words?: string[];
  sex?: 'female' | 'male';
  /** The name of a broader entry: a mother is one of the parents. */
  within?: string;
  /** By blood or counted so: what they have may be family history. */
  blood?: boolean;
};

export const relatives: readonly Relative[] = entries as Relative[];

const formsOf = ({ name, plural, lay = [], words = [] }: Relative): string[] => [
  name,
  ...(plural ? [plural] : []),
  ...lay,
  ...words,
];
/** Every word for a relative, and the one name of each. */
export const nameOfRelative: ReadonlyMap<string, string> = new Map(
  relatives.flatMap((relative) => formsOf(relative).map((word) => [word, relative.name] as const)),
);
const byName = new Map(relatives.map((relative) => [relative.name, relative]));
const forms = (some: readonly Relative[]): string => anyOf(some.flatMap(formsOf));

// Named classes for patterns: sources of regular expressions.

/** Any relative, spouse or partner, in any form. */
export const relativeForm = forms(relatives);
/** Those who may speak for a patient. A child who speaks is the patient. */
export const adultForm = forms(relatives.filter(({ name }) => name !== 'children'));
/** Those whose illnesses are family history: older ones and siblings. A child's cold is none. */
export const ancestorForm = forms(
  relatives.filter(({ name, within, blood }) => blood && name !== 'children' && within !== 'children'),
);
/** One person: "mother", "uncle". */
export const oneRelative = anyOf(relatives.flatMap(({ name, sex, lay = [] }) => (sex ? [name, ...lay] : [])));

const formal = new Map(relatives.flatMap(({ name, lay = [] }) => lay.map((word) => [word, name] as const)));

/** What a note calls a relative: "mom" → "mother"; "spouse" and "parent" stay. */
export const formalRelative = (word: string): string => formal.get(word) ?? word;

/** The relative that a word in lower case names ("mom" → "mother"), or undefined. */
export const relativeOf = (word: string): string | undefined => nameOfRelative.get(word.replace(/'s$|s'$/, ''));

/** The sex of the relative that a word names; undefined for a word of either sex, or of none. */
export const sexOfRelative = (word: string): 'female' | 'male' | undefined => byName.get(relativeOf(word) ?? '')?.sex;

/** Whether a note may write `written` where `said` was said: the same, or a broader word for it, and no other person. */
export const mayStandFor = (written: string, said: string): boolean =>
  written === said ||
  written === 'family' ||
  byName.get(said)?.within === written ||
  byName.get(written)?.within === said;
