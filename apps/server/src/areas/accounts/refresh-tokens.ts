import { createHmac, timingSafeEqual } from 'node:crypto';
import { isUuid } from '../../platform/ids.ts';
import type { SigningKeys } from './tokens.ts';

/** One of a session's refresh tokens: they are numbered, and only the newest number is good. */
export type RefreshClaims = { sid: string; generation: number };

/**
 * Refresh tokens as `session.number.key.signature`. The signature makes each token unguessable, so nothing of it is stored but
 * the number that is good now.
 */
export class RefreshTokens {
  readonly #keys: SigningKeys;

  /** The first key signs, all are accepted. */
  constructor(keys: SigningKeys) {
    this.#keys = keys;
  }

  issue({ sid, generation }: RefreshClaims): string {
    const [newest] = this.#keys;
    if (!newest) throw new Error('there is no key to sign with');
    const claims = `${sid}.${generation}.${newest[0]}`;
    return `${claims}.${sign(newest[1], claims)}`;
  }

  /** What the token stands for, or null when it is none of ours. */
  read(token: string): RefreshClaims | null {
    const parts = /^([0-9a-f-]{36})\.(\d{1,9})\.(\d{1,6})\.([\w-]{43})$/.exec(token);
    const [, sid = '', generation = '', kid = '', signature = ''] = parts ?? [];
    const key = this.#keys.get(kid);
    if (!key || !isUuid(sid)) return null;
    const expected = Buffer.from(sign(key, `${sid}.${generation}.${kid}`));
    return timingSafeEqual(expected, Buffer.from(signature)) ? { sid, generation: Number(generation) } : null;
  }
}

function sign(key: Uint8Array, claims: string): string {
  return createHmac('sha256', key).update(claims).digest('base64url');
}
