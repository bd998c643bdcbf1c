import type { Change, Figure } from '@clinical/contract/analytics/analytics.schemas';

const minute = 60_000;

/** Minutes with one decimal. */
export const minutesOf = (ms: number): number => Math.round((ms / minute) * 10) / 10;

/** A sum for each of `n` things, rounded; null when there are none. */
export function figure(sum: number, n: number, digits = 1): Figure {
  return { value: n === 0 ? null : rounded(sum / n, digits), n };
}

/** A part of a whole, as a share of one; `n` is what both were counted from. */
export function share(part: number, whole: number, n: number): Figure {
  return { value: whole === 0 ? null : rounded(part / whole, 3), n };
}

/** A sum for each of `units`; null where there is no unit to divide by. */
export function rate(sum: number, units: number, n: number): Figure {
  return units === 0 ? { value: null, n: 0 } : { value: rounded(sum / units, 1), n };
}

export function median(values: readonly number[]): Figure {
  if (values.length === 0) return { value: null, n: 0 };
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length >> 1;
  const value = sorted.length % 2 === 1 ? sorted[half]! : (sorted[half - 1]! + sorted[half]!) / 2;
  return { value: rounded(value, 1), n: values.length };
}

export const changed = (now: Figure, before: Figure): Change => ({ ...now, before });

const rounded = (value: number, digits: number): number => Math.round(value * 10 ** digits) / 10 ** digits;
