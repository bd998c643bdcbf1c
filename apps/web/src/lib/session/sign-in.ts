import { mfaSessionOf, signInErrors } from '@clinical/contract/accounts/sign-in-errors';
import { getProviders, getSession, signIn } from 'next-auth/react';
import { mfaSession } from './mfa-session.ts';
import { currentSession, rememberSession } from './session.ts';

export type SignInRefusal =
  | 'credentials'
  | 'unconfirmed'
  | 'blocked'
  | 'code-needed'
  | 'wrong-code'
  | 'code-too-late'
  | 'offline'
  | 'server';
export type SignInOutcome = { ok: true } | { ok: false; reason: SignInRefusal };

/** The codes that the server's sign-in puts into the library's `error`. */
const refusals: Record<string, SignInRefusal> = {
  CredentialsSignin: 'credentials',
  [signInErrors.notConfirmed]: 'unconfirmed',
  [signInErrors.blocked]: 'blocked',
  [signInErrors.wrongCode]: 'wrong-code',
  [signInErrors.codeTooLate]: 'code-too-late',
};

/** Signs in with e-mail and password; other tabs hear of it. `code-needed`: the app's code is asked for next. */
export function signInWithPassword(email: string, password: string): Promise<SignInOutcome> {
  mfaSession.forget();
  return call({ email, password });
}

/** The second step of two-factor: the app's code, or a recovery code. */
export async function signInWithCode(code: string): Promise<SignInOutcome> {
  const session = mfaSession.get();
  if (!session) return { ok: false, reason: 'code-too-late' };
  const outcome = await call({ mfaSession: session, code });
  if (outcome.ok || outcome.reason === 'code-too-late') mfaSession.forget();
  return outcome;
}

/** For somebody whom another system vouches for (`verify-ext-user`). */
export function signInWithTicket(ticket: string): Promise<SignInOutcome> {
  return call({ ticket });
}

/** A hospital's own sign-in: the browser goes there and comes back to `to`. */
export async function signInAt(provider: string, to: string): Promise<void> {
  await signIn(provider, { callbackUrl: to });
}

/** Ways to sign in beside a password; none when the server does not say. */
export async function outsideProviders(): Promise<{ id: string; name: string }[]> {
  const providers = await getProviders().catch(() => null);
  return Object.values(providers ?? {}).flatMap(({ id, name, type }) => (type === 'credentials' ? [] : { id, name }));
}

async function call(credentials: Record<string, string>): Promise<SignInOutcome> {
  // the library reads its error out of the address that comes back: this page's own may carry one (`error=SessionRequired`)
  const callbackUrl = `${globalThis.location.origin}/`;
  const reply = await signIn('credentials', { ...credentials, redirect: false, callbackUrl }).catch(() => undefined);
  if (!reply) return { ok: false, reason: 'offline' };
  if (reply.ok && !reply.error) {
    rememberSession(await getSession());
    return currentSession() ? { ok: true } : { ok: false, reason: 'server' };
  }
  const needed = mfaSessionOf(reply.error);
  if (needed) mfaSession.keep(needed);
  return { ok: false, reason: needed ? 'code-needed' : (refusals[reply.error ?? ''] ?? 'server') };
}
