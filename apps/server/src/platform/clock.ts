import { uptime } from 'node:os';

/** Time for everything the program decides by; tests hold it still or move it. */
export type Clock = {
  /** Epoch milliseconds. */
  now(): number;
  /**
   * How far the clock was set forward after `time` (epoch milliseconds), in milliseconds: by so much less has passed since then. A
   * machine that slept was not set forward. A clock that knows nothing of it has no such method.
   */
  jumpedSince?(time: number): number;
};

/** Smaller steps are what keeping time takes, in milliseconds. */
const smallestJump = 5_000;
/** How long a jump is remembered: longer than any idle time, in milliseconds. */
const rememberedFor = 24 * 3_600_000;

/**
 * A wall clock that notices when it is set forward.
 * @param wall epoch milliseconds
 * @param running milliseconds since some fixed moment, those asleep included
 */
export function jumpAwareClock(wall: () => number, running: () => number): Required<Clock> & { look(): void } {
  let offset = wall() - running();
  let jumps: { at: number; by: number }[] = [];
  const look = (): void => {
    const now = wall();
    const by = now - running() - offset;
    offset += by;
    if (by >= smallestJump) jumps = [...jumps.filter(({ at }) => at > now - rememberedFor), { at: now, by }];
  };
  return {
    now: wall,
    look,
    jumpedSince: (time) => {
      look();
      return jumps.reduce((sum, { at, by }) => (at > time ? sum + by : sum), 0);
    },
  };
}

const machineClock = jumpAwareClock(
  () => Date.now(),
  () => uptime() * 1_000,
);
setInterval(machineClock.look, 1_000).unref();

export const systemClock: Clock = machineClock;

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
