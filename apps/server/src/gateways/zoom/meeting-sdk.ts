import { SignJWT } from 'jose';
import type { ZoomPort } from './port.ts';

/** A clock that is ahead of Zoom's would make a signature that is not valid yet. */
const clockSlackSeconds = 30;
/** Zoom takes 1,800 to 172,800. Whoever is moved to a breakout room joins with it again, so it outlasts a visit. */
const lifeSeconds = 2 * 60 * 60;

/** Signs as Zoom documents it (developers.zoom.us/docs/meeting-sdk/auth): a JWT with HS256 whose times are in seconds. */
export function meetingSdk({ key, secret }: { key: string; secret: string }): ZoomPort {
  const signingKey = new TextEncoder().encode(secret);
  return {
    sign({ number, role }, now) {
      const iat = Math.floor(now / 1000) - clockSlackSeconds;
      const exp = iat + lifeSeconds;
      return new SignJWT({ appKey: key, sdkKey: key, mn: number, role, iat, exp, tokenExp: exp })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .sign(signingKey);
    },
  };
}
