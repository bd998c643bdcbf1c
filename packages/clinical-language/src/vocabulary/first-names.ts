import names from '../../lexicon/first-names.json' with { type: 'json' };

/** Common first names by the sex they are mostly given to. */
export const maleNames: ReadonlySet<string> = new Set(names.male);
export const femaleNames: ReadonlySet<string> = new Set(names.female);
