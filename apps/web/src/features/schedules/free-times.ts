import { formatTimeIn } from '../../lib/format.ts';

/** `at` is the moment, `clock` HH:MM of the zone, as a field takes it, and `words` what a button says. */
export type FreeTime = { at: string; clock: string; words: string };

/** Of the night on which clocks go back an hour comes twice: these times say which of the two they are. */
export function freeTimesIn(times: readonly string[], timeZone: string): FreeTime[] {
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const clocks = times.map((at) => clock.format(Date.parse(at)));
  return times.map((at, place) => ({
    at,
    clock: clocks[place]!,
    words: formatTimeIn(at, timeZone, clocks.filter((each) => each === clocks[place]).length > 1),
  }));
}
