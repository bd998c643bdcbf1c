import { createRequire } from 'node:module';
import type { AuthOptions } from 'next-auth';
import { oidcPort } from '../../gateways/oidc/port.ts';
import { AppError } from '../../platform/app-error.ts';
import type { RawReply, RawRequest } from '../../platform/area.ts';
import type { PublicContext } from '../../platform/context.ts';
import { findSession } from './accounts.queries.ts';
import { authServices } from './auth-services.ts';
import { LibraryResponse } from './library-response.ts';
import { deviceOf, setDeviceCookie, type SignInCookies, signInCookies } from './sign-in-cookies.ts';
import { cookieSession, type SignInCall, signInOptions } from './sign-in-options.ts';

type Handler = (request: unknown, response: unknown, options: AuthOptions) => Promise<void>;

const require = createRequire(import.meta.url);
const nextAuth = (require('next-auth') as { default: Handler }).default;

/** Where the browser ends the session at the provider that it came from; null for a session of our own. */
async function signOutThere({ ctx, request, cookies }: SignInCall): Promise<string | null> {
  const auth = ctx.use(authServices);
  const named = await cookieSession(request.cookies[cookies.session.name], auth.cookieSecret);
  const row = named && (await findSession(ctx.db, named.sid));
  if (!row?.session.provider || !row.session.idTokenSealed) return null;
  const idToken = auth.openText(row.session.idTokenSealed, `id-token:${row.user.id}`);
  return ctx.use(oidcPort).signOutAddress(row.session.provider, idToken, `${auth.publicUrl()}/sign-in`);
}

/** Replies with the page that the library would lead to without a reason; it writes a missing one as a word. */
const signInPage: RawReply = { status: 302, headers: [['location', '/sign-in']], body: '' };

/** A path of ours or a whole address. The library fails on anything else. */
const isCallback = (text: unknown): text is string =>
  typeof text === 'string' && (text === '' || text.startsWith('/') || URL.canParse(text));

/**
 * The cookies of a call, without a callback address that cannot be parsed.
 * @throws AppError MALFORMED_REQUEST for such an address in the query or the form
 */
function readableCookies({ query, body, cookies }: RawRequest, { callback }: SignInCookies): RawRequest['cookies'] {
  for (const given of [query['callbackUrl'], (body as typeof body | undefined)?.['callbackUrl']]) {
    if (given !== undefined && !isCallback(given))
      throw new AppError('MALFORMED_REQUEST', { message: 'The callback address could not be read.' });
  }
  const { [callback.name]: stored, ...others } = cookies;
  return stored !== undefined && isCallback(stored) ? cookies : others;
}

/**
 * Serves one call of the next-auth v4 protocol with the library itself.
 * @throws AppError MALFORMED_REQUEST for a callback address that cannot be parsed, FOREIGN_ORIGIN without the CSRF token, METHOD_NOT_ALLOWED for what no provider of ours does, RATE_LIMITED after
 * too many wrong tries, UNAVAILABLE or INTERNAL for a fault of ours (the cookie stays)
 */
export async function answerSignInCall(ctx: PublicContext, request: RawRequest, action: string): Promise<RawReply> {
  const response = new LibraryResponse();
  const address = new URL(ctx.use(authServices).publicUrl());
  const cookies = signInCookies(address.href);
  if (action === 'error' && !request.query['error']) return signInPage;
  // an address that names a way in, typed or followed: the page shows the ways that there are
  if (action === 'signin' && request.method === 'GET' && request.params.provider) return signInPage;
  const readable = readableCookies(request, cookies);
  const device = deviceOf(ctx, request.cookies[cookies.device.name]);
  const call: SignInCall = { ctx, request, cookies, device, fault: null, signedIn: null };
  const nextauth = [action, ...(request.params.provider ? [request.params.provider] : [])];
  const incoming = {
    method: request.method,
    headers: {
      ...request.headers,
      'x-forwarded-host': address.host,
      'x-forwarded-proto': address.protocol.slice(0, -1),
    },
    cookies: readable,
    body: request.body,
    query: { ...request.query, nextauth },
  };
  const leavingFor = action === 'signout' && request.method === 'POST' ? await signOutThere(call) : null;
  await nextAuth(incoming, response, signInOptions(call));
  if (call.fault !== null) throw call.fault;
  const reply = response.reply();
  // What the library does not support it says in bare text, some of it as a fault of its own.
  if (reply.status >= 400 && !reply.body.startsWith('{')) throw new AppError('METHOD_NOT_ALLOWED');
  const target = reply.body + String(reply.headers.find(([name]) => name === 'location')?.[1] ?? '');
  if (request.method === 'POST' && target.includes('csrf=true')) throw new AppError('FOREIGN_ORIGIN');
  if (call.signedIn) return setDeviceCookie(reply, cookies, device);
  return leavingFor && reply.status === 200 ? { ...reply, body: JSON.stringify({ url: leavingFor }) } : reply;
}
