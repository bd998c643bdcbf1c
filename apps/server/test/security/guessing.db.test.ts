import { getUserInfo } from '@clinical/contract/accounts/accounts.calls';
import { limits } from '@clinical/contract/limits';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newAccount } from '../builders/accounts.ts';
import { attemptSignIn } from '../builders/sign-in.ts';
import { startTestServer, type TestServer } from '../harness.ts';

const password = 'violet-anchor-meadow-41';
let server: TestServer;
let network = 0;

beforeAll(async () => {
  server = await startTestServer({ TRUST_PROXY: 'true' });
});
afterAll(() => server.stop());

/** A browser somewhere else than all before. */
function elsewhere(cookies = '') {
  network += 1;
  return { cookies, headers: { 'x-forwarded-for': `203.0.113.${network % 250}` } };
}

test('five wrong passwords close the account to unknown devices for a quarter of an hour, wherever they are', async () => {
  const { email } = await newAccount(server, { password });
  for (let n = 0; n < limits.signInFailures; n += 1) {
    const { status, error } = await attemptSignIn(server, { email, password: `wrong-${n}` }, elsewhere());
    expect([status, error]).toEqual([401, 'CredentialsSignin']);
  }
  const blocked = await attemptSignIn(server, { email, password }, elsewhere());
  expect([blocked.status, blocked.error, blocked.token]).toEqual([429, 'RATE_LIMITED', '']);
  expect(blocked.retryAfter).toBeGreaterThan(14 * 60);
  server.clock.advance(limits.signInBlock);
  expect((await attemptSignIn(server, { email, password }, elsewhere())).status).toBe(200);
});

test('an unknown address is blocked just the same', async () => {
  const email = 'not-registered@example.org';
  const statuses = [];
  for (let n = 0; n < 7; n += 1) statuses.push((await attemptSignIn(server, { email, password }, elsewhere())).status);
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429]);
});

test('the owner’s own device keeps its own count: strangers cannot lock them out', async () => {
  const { email } = await newAccount(server, { password });
  const home = elsewhere();
  const first = await attemptSignIn(server, { email, password }, home);
  expect(first.status).toBe(200);
  for (let n = 0; n < 8; n += 1) await attemptSignIn(server, { email, password: `wrong-${n}` }, elsewhere());
  expect((await attemptSignIn(server, { email, password }, elsewhere())).status).toBe(429);
  const known = { ...home, cookies: first.cookie() };
  expect((await attemptSignIn(server, { email, password }, known)).status).toBe(200);
  for (let n = 0; n < limits.signInFailures; n += 1) await attemptSignIn(server, { email, password: 'wrong' }, known);
  expect((await attemptSignIn(server, { email, password }, known)).status).toBe(429);
});

test('a device that knows one account is a stranger to another, and a made-up cookie to all', async () => {
  const [mine, other] = [await newAccount(server, { password }), await newAccount(server, { password })];
  const signedIn = await attemptSignIn(server, { email: mine.email, password }, elsewhere());
  for (let n = 0; n < limits.signInFailures; n += 1)
    await attemptSignIn(server, { email: other.email, password: 'wrong' }, elsewhere());
  const asOther = { email: other.email, password };
  expect((await attemptSignIn(server, asOther, elsewhere(signedIn.cookie()))).status).toBe(429);
  const forged = `__Host-clinical.device=${'A'.repeat(43)}`;
  expect((await attemptSignIn(server, asOther, elsewhere(forged))).status).toBe(429);
});

test('tries at the same time are no more than tries in a row', async () => {
  const { email } = await newAccount(server, { password });
  const tries = await Promise.all(
    Array.from({ length: 20 }, (_, n) => attemptSignIn(server, { email, password: `wrong-${n}` }, elsewhere())),
  );
  expect(tries.filter(({ status }) => status === 401)).toHaveLength(limits.signInFailures);
  expect(tries.filter(({ status }) => status === 429)).toHaveLength(20 - limits.signInFailures);
});

test('one guess for each of fifty accounts is stopped by where it comes from', async () => {
  const from = { headers: { 'x-forwarded-for': '198.51.100.7' } };
  const statuses = [];
  for (let n = 0; n < 50; n += 1) {
    const fields = { email: `spray-${n}@example.org`, password: 'Spring-2026-hospital' };
    statuses.push((await attemptSignIn(server, fields, from)).status);
  }
  expect(statuses.indexOf(429)).toBe(limits.signInFailuresPerAddress);
  expect(statuses.slice(limits.signInFailuresPerAddress).every((status) => status === 429)).toBe(true);
  const { email } = await newAccount(server, { password });
  expect((await attemptSignIn(server, { email, password }, elsewhere())).status).toBe(200);
});

test('signing in with an account of one’s own does not clear the count of the network', async () => {
  const from = { headers: { 'x-forwarded-for': '198.51.100.8' } };
  const own = await newAccount(server, { password });
  for (let n = 0; n < limits.signInFailuresPerAddress; n += 1) {
    await attemptSignIn(server, { email: `victim-${n}@example.org`, password: 'guess-guess-guess' }, from);
    if (n % 5 === 0) await attemptSignIn(server, { email: own.email, password }, from);
  }
  const next = await attemptSignIn(server, { email: 'victim-last@example.org', password: 'guess-guess-guess' }, from);
  expect(next.status).toBe(429);
});

test('what a planted cookie stood for before is worth nothing afterwards', async () => {
  const { email } = await newAccount(server, { password });
  const attacker = await newAccount(server, { password });
  const planted = await attemptSignIn(server, { email: attacker.email, password }, elsewhere());
  const victim = await attemptSignIn(server, { email, password }, elsewhere(planted.cookie()));
  expect(victim.status).toBe(200);
  expect(victim.cookie()).not.toBe(planted.cookie());
  expect((await server.call(getUserInfo, {}, { token: planted.token })).status).toBe(401);
  const { body } = await server.call(getUserInfo, {}, { token: victim.token });
  expect(body.user.email).toBe(email);
});
