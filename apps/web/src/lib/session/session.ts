import { offlineError } from '@clinical/api-client/api-error';
import { getSession, signOut } from 'next-auth/react';
import type { Session } from 'next-auth';
import { setReachable } from '../connection.ts';
import { mfaSession } from './mfa-session.ts';
import { underLock } from './session-lock.ts';
import { storedProfile } from './stored-profile.ts';
import { decodeToken, decodeUser, tokenLife } from './token.ts';
import { forgetViewing, viewingToken } from './viewing.ts';

/** The library's session with what our server adds to it. */
export type LiveSession = Session & {
  access_token: string;
  user: { id?: string; email?: string | null; name?: string | null };
};

/** A token this close to its end is replaced before it is used. */
const renewBefore = 60_000;

let known: LiveSession | null = null;
let asking: Promise<LiveSession | null> | null = null;
let user: string | null = null;
let email: string | null = null;

/** The session as last heard, or null. */
export function currentSession(): LiveSession | null {
  return known && tokenLife(known.access_token, Date.now()) > 0 ? known : null;
}

/** True from a sign-in until it is ended here, whatever became of its token. */
export function holdsSession(): boolean {
  return known !== null;
}

/** Takes over what the library heard from another tab, or forgets. */
export function rememberSession(session: Session | null): void {
  known = session && isLive(session) ? session : null;
  user ??= decodeUser(known?.access_token);
  email ??= known?.user.email ?? null;
}

/** Whose page this is: the first who was signed in on it, until it is loaded anew. What they type belongs to nobody else. */
export function pageUser(): string | null {
  return user;
}

/** The address of the person whose page this is, whatever became of their token. */
export const sessionEmail = (): string | null => email;

/** Makes this the page of somebody whose session cannot be asked for. */
export function takePage(whose: string): void {
  user ??= whose;
}

/** True when somebody else has signed in, in another tab of the browser. */
export function isSomebodyElses(): boolean {
  const now = decodeUser(known?.access_token);
  return now !== null && now !== user;
}

/**
 * The session: what is known while its token lives, else asked once for all callers.
 * @throws ApiError `OFFLINE` when that cannot be found out
 */
export async function loadSession(): Promise<LiveSession | null> {
  if (known && tokenLife(known.access_token, Date.now()) > renewBefore) return known;
  asking ??= underLock(ask).finally(() => {
    asking = null;
  });
  return asking;
}

/** The token that is valid now, renewed when it is about to end; null when signed out. */
export async function accessToken(): Promise<string | null> {
  const token = (await loadSession())?.access_token ?? null;
  return viewingToken(decodeUser(token)) ?? token;
}

/** Takes over what the server says now; called when another tab has signed in. @throws ApiError `OFFLINE` */
export async function renewSession(): Promise<LiveSession | null> {
  known = null;
  return loadSession();
}

/** Ends the session at the server, tells the other tabs and forgets what is kept of it. Without a network it is forgotten all the same. */
export async function endSession(): Promise<void> {
  known = null;
  mfaSession.forget();
  storedProfile.forget();
  forgetViewing();
  await signOut({ redirect: false }).catch(() => undefined);
}

async function ask(): Promise<LiveSession | null> {
  // `broadcast: false`: reading the session changes nothing that other tabs should hear of.
  const session = (await getSession({ broadcast: false })) ?? (await askPlainly());
  if (session === undefined) {
    const still = currentSession();
    if (still) return still;
    throw offlineError();
  }
  rememberSession(session);
  return known;
}

/**
 * The session as the server's own reply has it; undefined when there was none. The library answers null for "signed out" and for "no
 * reply" alike, and only the first may end a session here. That the server answers otherwise proves nothing: the network may have come
 * back in between.
 */
async function askPlainly(): Promise<Session | null | undefined> {
  const reply = await exchange('/api/auth/session');
  if (!reply?.ok) return undefined;
  const session = (await reply.json()) as Session | Record<string, never>;
  return 'user' in session ? (session as Session) : null;
}

/** True when the server says so. */
export async function isSignedOut(): Promise<boolean> {
  return (await askPlainly()) === null;
}

function isLive(session: Session): session is LiveSession {
  const token = (session as Partial<LiveSession>).access_token;
  return (decodeToken(token)?.role_value ?? 0) > 0 && tokenLife(token, Date.now()) > 0;
}

/** True when the server says of itself that it is alive. */
export async function serverAnswers(): Promise<boolean> {
  return (await exchange('/api/health'))?.ok ?? false;
}

/** Tells whether the server is within reach, which a request that was broken off on this side does not show. */
async function exchange(address: string): Promise<Response | null> {
  try {
    const reply = await fetch(address, { cache: 'no-store' });
    setReachable(reply.ok);
    return reply;
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) setReachable(false);
    return null;
  }
}
