import { invalid } from '../../platform/app-error.ts';

/** Epoch milliseconds, `to` exclusive; null leaves that side open. */
export type TimeSpan = { from: number | null; to: number | null };

const dayMs = 86_400_000;

/**
 * Reads "2026-01-01,2026-01-31": whole days in UTC, both included; either side may be empty.
 * @throws AppError INVALID_INPUT
 */
export function readDateRange(text: string): TimeSpan {
  const [first = '', last = '', ...rest] = text.split(',').map((part) => part.trim());
  const from = first === '' ? null : startOfDay(first);
  const to = last === '' ? null : startOfDay(last) + dayMs;
  if (rest.length > 0 || (from === null && to === null)) throw unreadable();
  if (from !== null && to !== null && from >= to) {
    throw invalid(['query', 'date_range'], 'the first day comes after the last');
  }
  return { from, to };
}

function startOfDay(day: string): number {
  const ms = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00.000Z`) : Number.NaN;
  // Date.parse rolls 31 February over into March.
  if (Number.isNaN(ms) || !new Date(ms).toISOString().startsWith(day)) throw unreadable();
  return ms;
}

function unreadable() {
  return invalid(['query', 'date_range'], 'two days are needed, as in 2026-01-01,2026-01-31');
}
