import type { CookieOption } from 'next-auth';
import type { RawReply } from '../../platform/area.ts';
import type { PublicContext } from '../../platform/context.ts';
import { authServices } from './auth-services.ts';
import { hashCode } from './hash-code.ts';

/** A device is remembered so long after its last sign-in. */
const deviceLifeSeconds = 180 * 24 * 60 * 60;

export type SignInCookies = {
  secure: boolean;
  session: CookieOption;
  csrf: CookieOption;
  callback: CookieOption;
  pkce: CookieOption;
  state: CookieOption;
  nonce: CookieOption;
  device: CookieOption;
};

/** True for an address that only programs of the same machine reach. */
export function isLoopback(publicUrl: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(publicUrl).hostname);
}

/** Cookies are host-bound and secure wherever the browser allows that: over https, and on loopback. */
export function signInCookies(publicUrl: string): SignInCookies {
  const secure = new URL(publicUrl).protocol === 'https:' || isLoopback(publicUrl);
  const cookie = (name: string, maxAge?: number): CookieOption => ({
    name: `${secure ? '__Host-' : ''}clinical.${name}`,
    options: { httpOnly: true, sameSite: 'lax', path: '/', secure, ...(maxAge ? { maxAge } : {}) },
  });
  const minutes = 15 * 60;
  return {
    secure,
    session: cookie('session'),
    csrf: cookie('csrf'),
    callback: cookie('callback'),
    pkce: cookie('pkce', minutes),
    state: cookie('state', minutes),
    nonce: cookie('nonce', minutes),
    device: cookie('device', deviceLifeSeconds),
  };
}

/** The browser that asks. `hash` is what is stored of its secret; `secret` is new when the browser had none. */
export type Device = { secret: string; hash: string; isNew: boolean };

export function deviceOf(ctx: PublicContext, cookie: string | undefined): Device {
  const known = cookie !== undefined && /^[\w-]{43}$/.test(cookie);
  const secret = known ? cookie : ctx.ids.secret(32);
  return { secret, hash: hashCode(ctx.use(authServices).codeSecret, 'device', secret), isNew: !known };
}

/** Lets the browser keep its device's secret, beside the cookies that the library set. */
export function setDeviceCookie(reply: RawReply, { device }: SignInCookies, { secret }: Device): RawReply {
  const attributes = `Path=/; HttpOnly; SameSite=Lax; Max-Age=${deviceLifeSeconds}${device.options.secure ? '; Secure' : ''}`;
  const line = `${device.name}=${secret}; ${attributes}`;
  const others = reply.headers.filter(([name]) => name !== 'set-cookie');
  const lines = reply.headers.flatMap(([name, value]) => (name === 'set-cookie' ? value : []));
  return { ...reply, headers: [...others, ['set-cookie', [...lines, line]]] };
}
