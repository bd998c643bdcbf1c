import entries from '../../lexicon/units.json' with { type: 'json' };
import { anyOf } from './any-of.ts';

/** A unit of measure. Values of one dimension are compared after multiplying by `factor`. */
export type Unit = { name: string; dimension: string; factor: number };
type Entry = Unit & {
  /** How it is written or said. */
  words?: string[];
  /** Long forms, which a note shortens to the name. */
  spelled?: string[];
};

const units: readonly Entry[] = entries as Entry[];
const byWord = new Map<string, Unit>(
  units.flatMap((unit) => [...(unit.words ?? []), ...(unit.spelled ?? [])].map((word) => [word, unit] as const)),
);

/** The unit that a word in lower case names, or undefined. */
export const unitOf = (word: string): Unit | undefined => byWord.get(word);

/** Any unit, as the source of a regular expression. */
export const unitForm = anyOf(byWord.keys());

/** Long forms of units and what a note writes for them: "milligrams" → "mg". */
export const shortUnits: ReadonlyMap<string, string> = new Map(
  units.flatMap(({ name, spelled = [] }) => spelled.map((word) => [word, name] as const)),
);

/** Whether the unit is one that drugs are dosed in. */
export const isDoseUnit = (unit: Unit | undefined): boolean =>
  unit !== undefined && ['mass', 'volume', 'activity', 'amount', 'doses'].includes(unit.dimension);
