import { jwtVerify, SignJWT } from 'jose';
import { AppError } from '../../platform/app-error.ts';
import type { Clock } from '../../platform/clock.ts';

const issuer = 'clinical-workspace';
const audience = 'api';
const type = 'at+jwt';
const cacheSize = 5_000;

export const accessTokenLifeMs = 15 * 60_000;

/** What an access token says. `exp` in epoch seconds; `viewing` names the viewing that it is for, when it is for one. */
export type AccessClaims = {
  sub: string;
  sid: string;
  wid: string;
  role_value: number;
  exp: number;
  viewing?: string | undefined;
};

/** Key version (the token's `kid`) and key. */
export type SigningKeys = ReadonlyMap<string, Uint8Array>;

/** Signs and checks the bearer tokens of the API: HS256, one issuer, one audience, one type. The first key signs, all are accepted. */
export class AccessTokens {
  readonly #keys: SigningKeys;
  readonly #clock: Clock;
  readonly #known = new Map<string, AccessClaims>();

  constructor(keys: SigningKeys, clock: Clock) {
    this.#keys = keys;
    this.#clock = clock;
  }

  /** @param life how long it is good for at the most, in milliseconds */
  async issue(claims: Omit<AccessClaims, 'exp'>, expiresAt: number, life = accessTokenLifeMs): Promise<string> {
    const now = this.#clock.now();
    const [newest] = this.#keys;
    if (!newest) throw new Error('there is no key to sign with');
    const [kid, key] = newest;
    const { sub, ...rest } = claims;
    return new SignJWT(rest)
      .setProtectedHeader({ alg: 'HS256', typ: type, kid })
      .setSubject(sub)
      .setIssuer(issuer)
      .setAudience(audience)
      .setIssuedAt(Math.floor(now / 1000))
      .setExpirationTime(Math.floor(Math.min(now + life, expiresAt) / 1000))
      .sign(key);
  }

  /** @throws AppError SESSION_REQUIRED for a token that is not ours, SESSION_EXPIRED for one past its end */
  async verify(token: string): Promise<AccessClaims> {
    const known = this.#known.get(token);
    if (known) {
      if (known.exp * 1000 > this.#clock.now()) return known;
      this.#known.delete(token);
      throw new AppError('SESSION_EXPIRED');
    }
    const claims = await this.#check(token);
    if (this.#known.size >= cacheSize) this.#known.clear();
    this.#known.set(token, claims);
    return claims;
  }

  #keyOf(kid: string | undefined): Uint8Array {
    const key = this.#keys.get(kid ?? '');
    if (!key) throw new AppError('SESSION_REQUIRED');
    return key;
  }

  async #check(token: string): Promise<AccessClaims> {
    try {
      const { payload } = await jwtVerify<AccessClaims>(token, (header) => this.#keyOf(header.kid), {
        algorithms: ['HS256'],
        issuer,
        audience,
        typ: type,
        requiredClaims: ['sub', 'sid', 'wid', 'exp'],
        currentDate: new Date(this.#clock.now()),
      });
      const { sub, sid, wid, role_value, exp, viewing } = payload;
      return { sub, sid, wid, role_value, exp, viewing };
    } catch (error) {
      throw new AppError(
        (error as { code?: string }).code === 'ERR_JWT_EXPIRED' ? 'SESSION_EXPIRED' : 'SESSION_REQUIRED',
      );
    }
  }
}
