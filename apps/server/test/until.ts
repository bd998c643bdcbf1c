import { setTimeout as wait } from 'node:timers/promises';

const patienceMs = 60_000;
/** What is looked for takes processor as well: the longer it lasts, the rarer it is looked for, in ms. */
const firstPause = 20;
const longestPause = 150;

/** Looks again and again until what it sees holds. @throws Error with what it saw last, when that takes over a minute */
export async function until<T>(look: () => Promise<T>, holds: (value: T) => boolean): Promise<T> {
  const end = Date.now() + patienceMs;
  for (let pause = firstPause; ; pause = Math.min(pause * 1.5, longestPause)) {
    const value = await look();
    if (holds(value)) return value;
    if (Date.now() > end) throw new Error(`waited for a minute; last seen: ${JSON.stringify(value)}`);
    await wait(pause);
  }
}
