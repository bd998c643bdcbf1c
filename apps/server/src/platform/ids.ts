import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import type { Clock } from './clock.ts';

/** Where ids, codes and secrets come from; tests can hold it still. */
export type Ids = {
  /** UUID version 7: sorts by the time it was made. */
  uuid(): string;
  /** Decimal digits, e.g. a confirmation code. */
  digits(count: number): string;
  /** URL-safe text of `bytes` random bytes. */
  secret(bytes: number): string;
};

/** RFC 9562 version 7 ids, in order within one process even inside a millisecond. */
export function createIds(clock: Clock): Ids {
  let lastMs = 0;
  let sequence = 0;
  return {
    uuid() {
      const now = clock.now();
      if (now > lastMs) {
        lastMs = now;
        sequence = Number.parseInt(randomUUID().slice(0, 4), 16) & 0x3ff;
      } else {
        sequence += 1;
        if (sequence > 0xfff) {
          lastMs += 1;
          sequence = 0;
        }
      }
      const time = lastMs.toString(16).padStart(12, '0');
      const order = sequence.toString(16).padStart(3, '0');
      // The random half, with its two bits of the variant, comes out of Node's pool.
      return `${time.slice(0, 8)}-${time.slice(8)}-7${order}-${randomUUID().slice(19)}`;
    },
    digits: (count) => String(randomInt(10 ** count)).padStart(count, '0'),
    secret: (bytes) => randomBytes(bytes).toString('base64url'),
  };
}

/** True for an id as this program writes them, so that nothing else reaches a uuid column, where the database would refuse it. */
export function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);
}
