import { waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import * as calls from '@clinical/contract/accounts/accounts.calls';
import { isOffline } from '@clinical/api-client/api-error';
import { clinician } from '../../testing/fake-auth.ts';
import { refusal, startFakeApi } from '../../testing/fake-api.ts';
import { api } from '../api.ts';
import { leave } from './leave.ts';
import { returnPlace } from './return-place.ts';
import { accessToken, currentSession, loadSession, renewSession } from './session.ts';
import { signInWithPassword } from './sign-in.ts';

test('signing in gives a session with an access token', async () => {
  const fake = startFakeApi();
  expect(await signInWithPassword(clinician.email, fake.auth.password)).toEqual({ ok: true });
  expect(currentSession()?.user.email).toBe(clinician.email);
  expect(await accessToken()).toMatch(/\./);
});

test.each([
  [401, 'CredentialsSignin', 'credentials'],
  [401, 'EMAIL_NOT_CONFIRMED', 'unconfirmed'],
  [429, 'RATE_LIMITED', 'blocked'],
  [500, 'Configuration', 'server'],
])('a sign-in refused with %i %s is told as %s', async (status, error, reason) => {
  const fake = startFakeApi();
  fake.auth.refuseWith = { status, error };
  expect(await signInWithPassword(clinician.email, 'wrong')).toEqual({ ok: false, reason });
});

test('many callers ask for the session once', async () => {
  const fake = startFakeApi();
  fake.auth.user = clinician;
  await Promise.all([loadSession(), loadSession(), accessToken()]);
  expect(fake.auth.sessionReads).toBe(1);
});

test('a token about to end is replaced before it is used', async () => {
  const fake = startFakeApi();
  fake.auth.user = clinician;
  fake.auth.tokenLifeMs = 30_000;
  const first = await accessToken();
  fake.auth.tokenLifeMs = 15 * 60_000;
  const second = await accessToken();
  expect(second).not.toBe(first);
  expect(await accessToken()).toBe(second);
});

test('a session whose role may do nothing counts as none', async () => {
  const fake = startFakeApi();
  fake.auth.user = clinician;
  fake.auth.roleValue = 0;
  expect(await loadSession()).toBeNull();
});

test('without a network nobody is signed out: the token holds to its end, then the question stays open', async () => {
  const fake = startFakeApi();
  fake.auth.user = clinician;
  fake.auth.tokenLifeMs = 30_000;
  const token = await accessToken();
  fake.offline = true;
  expect(await accessToken()).toBe(token);
  vi.setSystemTime(Date.now() + 31_000);
  const error = await accessToken().catch((reason: unknown) => reason);
  expect(isOffline(error)).toBe(true);
  vi.useRealTimers();
});

test('a network that comes back just after the question was lost signs nobody out', async () => {
  const fake = startFakeApi();
  fake.auth.user = clinician;
  const lost = vi.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect(await accessToken()).toMatch(/\./);
  lost.mockRestore();
  fake.auth.user = null;
  expect(await renewSession()).toBeNull();
});

test.each([
  ['expired', '/sign-in?session_expired=true'],
  ['refused', '/sign-in'],
  ['signed-out', '/sign-in'],
] as const)('leaving (%s) signs out at the server, forgets the token and goes to %s', async (departure, address) => {
  const fake = startFakeApi();
  fake.auth.user = clinician;
  await loadSession();
  const go = vi.fn<(address: string) => void>();
  await Promise.all([leave(departure, go), leave(departure, go)]);
  expect(go).toHaveBeenCalledExactlyOnceWith(address);
  expect(fake.auth.signOuts).toBe(1);
  expect(currentSession()).toBeNull();
});

test.each([
  ['SESSION_EXPIRED', '/sign-in?session_expired=true'],
  ['ACCOUNT_NOT_AUTHORISED', '/sign-in'],
] as const)('a call refused with %s leaves to %s', async (code, address) => {
  const fake = startFakeApi();
  fake.auth.user = clinician;
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  fake.on(calls.getUserInfo, () => refusal(code));
  await expect(api.request(calls.getUserInfo, {})).rejects.toMatchObject({ code });
  await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith(address));
  assign.mockRestore();
});

test.each([
  ['expired', true],
  ['elsewhere', true],
  ['signed-out', false],
] as const)('leaving (%s) remembers for this tab where it was: %s', async (departure, kept) => {
  const fake = startFakeApi();
  fake.auth.user = clinician;
  await loadSession();
  history.replaceState(null, '', '/chat?id=n-1');
  await leave(departure, () => undefined);
  expect(returnPlace.get()).toEqual(kept ? { email: clinician.email, path: '/chat?id=n-1' } : null);
  returnPlace.forget();
});
