import { setTimeout as wait } from 'node:timers/promises';

const patienceMs = 60_000;

/** Looks again and again until what it sees holds. @throws Error with what it saw last, when that takes over a minute */
export async function until<T>(look: () => Promise<T>, holds: (value: T) => boolean): Promise<T> {
  const end = Date.now() + patienceMs;
  for (;;) {
    const value = await look();
    if (holds(value)) return value;
    if (Date.now() > end) throw new Error(`waited for a minute; last seen: ${JSON.stringify(value)}`);
    await wait(20);
  }
}
