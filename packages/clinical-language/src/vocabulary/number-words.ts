import numbers from '../../lexicon/numbers.json' with { type: 'json' };
import { anyOf } from './any-of.ts';

const within = (least: number, most: number): [string, number][] =>
  Object.entries(numbers.cardinals).filter(([, value]) => value >= least && value <= most);

/** "zero" to "nineteen". */
export const belowTwenty: ReadonlyMap<string, number> = new Map(within(0, 19));
/** "twenty" to "ninety". */
export const tens: ReadonlyMap<string, number> = new Map(within(20, 90));
/** "first" to "twentieth", and "thirtieth". */
export const ordinals: ReadonlyMap<string, number> = new Map(Object.entries(numbers.ordinals));
/** "twenties" to "nineties". */
export const decades: ReadonlyMap<string, number> = new Map(Object.entries(numbers.decades));

// Named classes for patterns: sources of regular expressions.

export const digitWord = anyOf(within(0, 9).map(([word]) => word));
export const tensWord = anyOf(tens.keys());
/** "ten" to "nineteen". */
export const teenWord = anyOf(within(10, 19).map(([word]) => word));
/** Any one word of a number, from "zero" to "ninety". */
export const cardinalWord = anyOf(Object.keys(numbers.cardinals));
