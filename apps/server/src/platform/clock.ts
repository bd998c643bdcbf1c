/** Time for everything the program decides by; tests hold it still or move it. */
export type Clock = {
  /** Epoch milliseconds. */
  now(): number;
};

export const systemClock: Clock = { now: () => Date.now() };

const dayMs = 86_400_000;
let cachedDay = Number.NaN;
let cachedDate = '';

const padded = (value: number, digits: number): string => String(value).padStart(digits, '0');

/**
 * ISO 8601, UTC, three fractional digits: the one form that leaves the program. Lists write a hundred of them for each reply,
 * mostly of one day; Date's own way is five times slower. @throws RangeError for what is no time
 */
export function isoTime(epochMs: number): string {
  const whole = Math.trunc(epochMs);
  const day = Math.floor(whole / dayMs);
  if (day !== cachedDay) {
    cachedDate = new Date(day * dayMs).toISOString().slice(0, -13);
    cachedDay = day;
  }
  const ms = whole - day * dayMs;
  const hour = padded(Math.floor(ms / 3_600_000), 2);
  const minute = padded(Math.floor(ms / 60_000) % 60, 2);
  const second = padded(Math.floor(ms / 1_000) % 60, 2);
  return `${cachedDate}${hour}:${minute}:${second}.${padded(ms % 1_000, 3)}Z`;
}
