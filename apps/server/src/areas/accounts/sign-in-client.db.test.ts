import { getUserInfo, register } from '@clinical/contract/accounts/accounts.calls';
import { mfaSessionOf } from '@clinical/contract/accounts/sign-in-errors';
import { confirmTwoFactor, setUpTwoFactor } from '@clinical/contract/accounts/two-factor.calls';
import type { Session } from 'next-auth';
import type * as NextAuthClient from 'next-auth/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newAccount } from '../../../test/builders/accounts.ts';
import { startTestServer, testServer, type TestServer } from '../../../test/harness.ts';
import { totpCode, totpStep } from './totp.ts';

type Client = typeof NextAuthClient;
type OurSession = Session & { access_token: string; role_value: number };

const password = 'violet-anchor-meadow-41';
/** Paths of the client's calls and their answers' status, in order. */
let calls: string[];
const beacons: { path: string; body: URLSearchParams }[] = [];

/** A browser as far as the sign-in client needs one: cookies, an address and relative requests. */
function openBrowser(server: TestServer): Map<string, string> {
  const jar = new Map<string, string>();
  const realFetch = globalThis.fetch;
  calls = [];
  vi.stubGlobal('window', {
    location: { href: `${server.address}/sign-in`, reload: () => undefined },
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  });
  vi.stubGlobal('localStorage', { setItem: () => undefined, getItem: () => null });
  vi.stubGlobal('navigator', {
    sendBeacon: (path: string, body: URLSearchParams) => beacons.push({ path, body }),
  });
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const method = init.method?.toUpperCase() ?? 'GET';
    const headers = {
      ...(init.headers as Record<string, string>),
      cookie,
      ...(method === 'GET' ? {} : { origin: server.address }),
    };
    const reply = await realFetch(new URL(path, server.address), { ...init, method, headers, redirect: 'manual' });
    for (const line of reply.headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split('; ');
      const name = pair.slice(0, pair.indexOf('='));
      if (attributes.includes('Max-Age=0') || pair.endsWith('=')) jar.delete(name);
      else jar.set(name, pair.slice(pair.indexOf('=') + 1));
    }
    calls.push(`${method} ${path.replace('/api/auth/', '')} ${reply.status}`);
    return reply;
  });
  return jar;
}

/** The published client, fresh for each test. */
async function loadClient(): Promise<Client> {
  vi.resetModules();
  return import('next-auth/react');
}

const signIn = (client: Client, email: string, secret: string) =>
  client.signIn('credentials', { email, password: secret, redirect: false });

let server: TestServer;
beforeEach(async () => {
  server = await testServer();
});
afterEach(() => vi.unstubAllGlobals());

test('the real client signs in, reads the session, and signs out', async () => {
  const account = await newAccount(server, { password });
  const jar = openBrowser(server);
  const client = await loadClient();
  expect(await client.getSession()).toBeNull();
  expect(Object.keys((await client.getProviders())!)).toEqual(['credentials']);
  expect(await signIn(client, account.email, password)).toMatchObject({ ok: true, status: 200, error: null });
  const session = (await client.getSession()) as OurSession;
  expect(session).toMatchObject({ user: { email: account.email, name: 'Ada Okafor' }, role_value: 2 });
  expect(Date.parse(session.expires)).toBeGreaterThan(server.clock.now());
  const { body } = await server.call(getUserInfo, {}, { token: session.access_token });
  expect(body.user.id).toBe(account.userId);
  expect(await client.signOut({ redirect: false })).toEqual({ url: expect.stringContaining(server.address) });
  expect(await client.getSession()).toBeNull();
  expect([...jar.keys()].filter((name) => name.endsWith('session'))).toEqual([]);
  expect((await server.call(getUserInfo, {}, { token: session.access_token })).status).toBe(401);
});

test('it learns what went wrong, each time in its own form', async () => {
  const account = await newAccount(server, { password });
  openBrowser(server);
  const client = await loadClient();
  expect(await signIn(client, account.email, 'not-the-password')).toMatchObject({
    ok: false,
    status: 401,
    error: 'CredentialsSignin',
    url: null,
  });
  await server.call(register, {
    body: { email: 'waiting@example.org', password, given_name: 'Ruth', family_name: 'Adeyemi' },
  });
  expect(await signIn(client, 'waiting@example.org', password)).toMatchObject({
    status: 401,
    error: 'EMAIL_NOT_CONFIRMED',
  });
  expect(await signIn(client, 'waiting@example.org', 'not-the-password')).toMatchObject({ error: 'CredentialsSignin' });
});

test('with two-factor on it learns that a code is needed, and finishes with it', async () => {
  const account = await newAccount(server, { password });
  const { secret } = await account.ok(setUpTwoFactor, { body: { password } });
  const code = () => totpCode(secret, totpStep(server.clock.now()));
  await account.ok(confirmTwoFactor, { body: { code: code() } });
  server.clock.advance(31_000);
  openBrowser(server);
  const client = await loadClient();
  const first = await signIn(client, account.email, password);
  expect(first).toMatchObject({ ok: false, status: 401, url: null });
  const mfaSession = mfaSessionOf(first!.error)!;
  expect(await client.getSession()).toBeNull();
  const second = await client.signIn('credentials', { mfaSession, code: code(), redirect: false });
  expect(second).toMatchObject({ ok: true, error: null });
  const session = (await client.getSession()) as OurSession & { refresh_token: string };
  expect(session).toMatchObject({ user: { email: account.email }, refresh_token: expect.any(String) });
});

test('an update of the session gives a fresh token, and needs the CSRF token', async () => {
  const account = await newAccount(server, { password });
  openBrowser(server);
  const client = await loadClient();
  await signIn(client, account.email, password);
  const update = async (csrfToken: string | undefined) => {
    const reply = await fetch('/api/auth/session', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ csrfToken, data: { role_value: 9, user: { name: 'Somebody Else' } } }),
    });
    return (await reply.json()) as OurSession;
  };
  const updated = await update(await client.getCsrfToken());
  expect(updated).toMatchObject({ role_value: 2, user: { name: 'Ada Okafor' } });
  expect((await server.call(getUserInfo, {}, { token: updated.access_token })).status).toBe(200);
  expect(await update('wrong')).not.toMatchObject({ user: { name: 'Somebody Else' } });
});

test('a session that was ended elsewhere is none, and its cookie goes', async () => {
  const account = await newAccount(server, { password });
  const jar = openBrowser(server);
  const client = await loadClient();
  await signIn(client, account.email, password);
  await server.engine.query('update sessions set revoked_at = 1 where user_id = $1', [account.userId]);
  expect(await client.getSession()).toBeNull();
  expect([...jar.keys()].filter((name) => name.endsWith('session'))).toEqual([]);
});

test('a fault of ours keeps the cookie, so that a restart signs nobody out', async () => {
  const account = await newAccount(server, { password });
  const jar = openBrowser(server);
  const client = await loadClient();
  await signIn(client, account.email, password);
  await server.engine.exec('alter table sessions rename to sessions_gone');
  server.clock.advance(1_000);
  expect(await client.getSession()).toBeNull();
  expect(calls.at(-1)).toBe('GET session 500');
  await server.engine.exec('alter table sessions_gone rename to sessions');
  expect([...jar.keys()].some((name) => name.endsWith('session'))).toBe(true);
  expect(await client.getSession()).toMatchObject({ user: { email: account.email } });
});

test('too many tries are told to the client as an error, with a place to go', async () => {
  const limited = await startTestServer({ SIGN_IN_LIMIT_PER_MINUTE: '2' });
  try {
    openBrowser(limited);
    const client = await loadClient();
    for (let tries = 0; tries < 2; tries += 1) await signIn(client, 'nobody@example.org', 'guess');
    expect(await signIn(client, 'nobody@example.org', 'guess')).toMatchObject({
      ok: false,
      status: 429,
      error: 'RATE_LIMITED',
    });
  } finally {
    await limited.stop();
  }
});

test('the client’s own faults are kept by their code only', async () => {
  const noisy = await startTestServer();
  try {
    openBrowser(noisy);
    const report = async (fields: Record<string, string>) =>
      (await fetch('/api/auth/_log', { method: 'POST', body: new URLSearchParams(fields) })).status;
    expect(await report({ level: 'error', code: 'CLIENT_FETCH_ERROR', message: 'canary-message', url: '/x' })).toBe(
      200,
    );
    expect(await report({ level: 'error', code: `canary\n${'x'.repeat(10_000)}`, message: 'm' })).toBe(200);
    expect(await report({ level: 'debug', code: 'X' })).toBe(200);
    const log = noisy.logged.join('');
    expect(log).toContain('CLIENT_FETCH_ERROR');
    expect(log).not.toContain('canary');
    expect(log.length).toBeLessThan(20_000);
  } finally {
    await noisy.stop();
  }
});

test('nobody is sent to another site', async () => {
  const account = await newAccount(server, { password });
  openBrowser(server);
  const client = await loadClient();
  const csrfToken = (await client.getCsrfToken())!;
  const reply = await fetch('/api/auth/callback/credentials', {
    method: 'POST',
    body: new URLSearchParams({
      csrfToken,
      email: account.email,
      password,
      callbackUrl: 'https://evil.example/x',
      json: 'true',
    }),
  });
  expect(((await reply.json()) as { url: string }).url).toBe(server.address);
  for (const path of ['signin?callbackUrl=https://evil.example', 'error?error=Verification', 'signin']) {
    const moved = await fetch(`/api/auth/${path}`);
    expect(moved.status, path).toBe(302);
    expect(new URL(moved.headers.get('location')!, server.address).origin, path).toBe(server.address);
  }
});

test.each(['signin/nowhere', 'signin/credentials', 'error'])('%s leads to the sign-in page', async (path) => {
  const reply = await server.fetch(`/api/auth/${path}`, { redirect: 'manual' });
  expect([reply.status, reply.headers.get('location')]).toEqual([302, '/sign-in']);
});

test.each(['callback/credentials', 'callback/nowhere', 'callback/__proto__', 'callback/%2e%2e'])(
  'GET %s is no way in',
  async (path) => {
    const reply = await server.fetch(`/api/auth/${path}`);
    expect([404, 405]).toContain(reply.status);
    expect(await reply.json()).toMatchObject({ message: expect.any(String) });
  },
);
