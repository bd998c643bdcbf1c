import { getUserInfo } from '@clinical/contract/accounts/accounts.calls';
import { getSignInPolicy, updateSignInPolicy } from '@clinical/contract/accounts/session.calls';
import { mfaSessionOf } from '@clinical/contract/accounts/sign-in-errors';
import {
  confirmTwoFactor,
  disableTwoFactor,
  renewRecoveryCodes,
  setUpTwoFactor,
} from '@clinical/contract/accounts/two-factor.calls';
import { limits } from '@clinical/contract/limits';
import { listMyNotes } from '@clinical/contract/notes/notes.calls';
import { expect, test } from 'vitest';
import { newAccount, newColleague, type TestAccount } from '../../../test/builders/accounts.ts';
import { attemptSignIn } from '../../../test/builders/sign-in.ts';
import { errorCode, testServer, type TestServer } from '../../../test/harness.ts';
import { totpCode, totpStep } from './totp.ts';

const password = 'violet-anchor-meadow-41';

/** Somebody whose phone shows `code()`; each half-minute is used once, so the clock moves on. */
async function protectedAccount(server: TestServer) {
  const account = await newAccount(server, { password });
  const { secret } = await account.ok(setUpTwoFactor, { body: { password } });
  const code = () => {
    server.clock.advance(31_000);
    return totpCode(secret, totpStep(server.clock.now()));
  };
  const { recoveryCodes } = await account.ok(confirmTwoFactor, { body: { code: code() } });
  return { account, secret, code, recoveryCodes };
}

async function beginSignIn(server: TestServer, account: TestAccount): Promise<string> {
  const first = await attemptSignIn(server, { email: account.email, password });
  expect(first.status).toBe(401);
  const mfaSession = mfaSessionOf(first.error);
  expect(mfaSession).toMatch(/^[\w-]{43}$/);
  expect(first.token).toBe('');
  return mfaSession!;
}

const wrong = (code: string) => (code === '000000' ? '111111' : '000000');

test('password, then code: only both together sign in', async () => {
  const server = await testServer();
  const { account, code, recoveryCodes } = await protectedAccount(server);
  expect(new Set(recoveryCodes).size).toBe(limits.recoveryCodes);
  const mfaSession = await beginSignIn(server, account);
  const right = code();
  expect((await attemptSignIn(server, { mfaSession, code: wrong(right) })).error).toBe('MFA_WRONG_CODE');
  const done = await attemptSignIn(server, { mfaSession, code: right });
  expect(done.status).toBe(200);
  const { user } = (await server.call(getUserInfo, {}, { token: done.token })).body;
  expect(user).toMatchObject({ twoFactor: true, recoveryCodesLeft: limits.recoveryCodes });
});

test('a code is good once, and so is the step it finished', async () => {
  const server = await testServer();
  const { account, code } = await protectedAccount(server);
  const [first, second] = [await beginSignIn(server, account), await beginSignIn(server, account)];
  const right = code();
  expect((await attemptSignIn(server, { mfaSession: first, code: right })).status).toBe(200);
  expect((await attemptSignIn(server, { mfaSession: second, code: right })).error).toBe('MFA_WRONG_CODE');
  expect((await attemptSignIn(server, { mfaSession: first, code: code() })).error).toBe('MFA_EXPIRED');
});

test('the code alone, with a session that is none, of another kind or too late, opens nothing', async () => {
  const server = await testServer();
  const { account, code } = await protectedAccount(server);
  for (const mfaSession of ['', 'x', 'A'.repeat(43), "' or 1=1 --"])
    expect((await attemptSignIn(server, { mfaSession, code: code() })).error).toBe('MFA_EXPIRED');
  const mfaSession = await beginSignIn(server, account);
  expect((await attemptSignIn(server, { ticket: mfaSession })).error).toBe('CredentialsSignin');
  server.clock.advance(limits.mfaSessionLife);
  expect((await attemptSignIn(server, { mfaSession, code: code() })).error).toBe('MFA_EXPIRED');
});

test('five wrong codes end the step, and more of them the guessing', async () => {
  const server = await testServer();
  const { account, code } = await protectedAccount(server);
  const mfaSession = await beginSignIn(server, account);
  const replies = [];
  for (let n = 0; n < 20; n += 1) replies.push(await attemptSignIn(server, { mfaSession, code: `00000${n % 10}` }));
  expect(replies.slice(0, 5).every(({ error }) => error === 'MFA_WRONG_CODE')).toBe(true);
  expect(replies.slice(5).every(({ error }) => error === 'MFA_EXPIRED')).toBe(true);
  const next = await beginSignIn(server, account);
  const blocked = await attemptSignIn(server, { mfaSession: next, code: code() });
  expect([blocked.status, blocked.error]).toEqual([429, 'RATE_LIMITED']);
  expect(blocked.retryAfter).toBeGreaterThan(0);
});

test('a recovery code takes the place of the app, once, however it is typed', async () => {
  const server = await testServer();
  const { account, recoveryCodes } = await protectedAccount(server);
  const typed = recoveryCodes[0]!.toLowerCase().replace('-', ' ');
  const use = async (code: string) => attemptSignIn(server, { mfaSession: await beginSignIn(server, account), code });
  const entered = await use(typed);
  expect(entered.status).toBe(200);
  expect((await use(recoveryCodes[0]!)).error).toBe('MFA_WRONG_CODE');
  const { user } = (await server.call(getUserInfo, {}, { token: entered.token })).body;
  expect(user.recoveryCodesLeft).toBe(limits.recoveryCodes - 1);
});

test('nothing that signs in stands readable in the database', async () => {
  const server = await testServer();
  const { account, secret, recoveryCodes } = await protectedAccount(server);
  const mfaSession = await beginSignIn(server, account);
  const rows = await server.engine.query(
    `select (select string_agg(t::text, ' ') from two_factor t) as a, (select string_agg(t::text, ' ') from recovery_codes t) as b,
     (select string_agg(t::text, ' ') from sign_in_steps t) as c, (select string_agg(t::text, ' ') from known_devices t) as d`,
  );
  const text = JSON.stringify(rows);
  for (const word of [secret, mfaSession, ...recoveryCodes, recoveryCodes[0]!.replace('-', '')])
    expect(text).not.toContain(word);
});

test('a session alone neither sets up, switches off nor reads codes', async () => {
  const server = await testServer();
  const { account, code, recoveryCodes } = await protectedAccount(server);
  expect(errorCode(await account.call(setUpTwoFactor, { body: { password: 'guess' } }))).toBe('WRONG_PASSWORD');
  expect(errorCode(await account.call(setUpTwoFactor, { body: { password } }))).toBe('CONFLICT');
  expect(errorCode(await account.call(confirmTwoFactor, { body: { code: code() } }))).toBe('CONFLICT');
  const off = { password, code: wrong(code()) };
  expect(errorCode(await account.call(disableTwoFactor, { body: off }))).toBe('INVALID_CODE');
  const renewed = await account.ok(renewRecoveryCodes, { body: { password, code: code() } });
  expect(renewed.recoveryCodes).not.toContain(recoveryCodes[0]);
  const old = await account.call(disableTwoFactor, { body: { password, code: recoveryCodes[0]! } });
  expect(errorCode(old)).toBe('INVALID_CODE');
  await account.ok(disableTwoFactor, { body: { password, code: code() } });
  expect((await attemptSignIn(server, { email: account.email, password })).status).toBe(200);
});

test('where a workspace asks for it, nothing but the own account is open without', async () => {
  const server = await testServer();
  const admin = await newAccount(server, { password });
  const member = await newColleague(server, admin, 'edit', password);
  const policy = { requireTwoFactor: true, idleMinutes: 30 };
  expect((await member.call(updateSignInPolicy, { body: policy })).status).toBe(404);
  expect(await member.ok(getSignInPolicy, {})).toMatchObject({ requireTwoFactor: false, abilities: { edit: false } });
  expect(await admin.ok(updateSignInPolicy, { body: policy })).toEqual({ ...policy, abilities: { edit: true } });
  server.clock.advance(1_000);
  const refused = await member.call(listMyNotes, {} as never);
  expect([refused.status, errorCode(refused)]).toEqual([409, 'TWO_FACTOR_SETUP_REQUIRED']);
  expect((await member.ok(getUserInfo, {})).user.twoFactorRequired).toBe(true);
  const { secret } = await member.ok(setUpTwoFactor, { body: { password } });
  const code = totpCode(secret, totpStep(server.clock.now()));
  await member.ok(confirmTwoFactor, { body: { code } });
  expect((await member.call(listMyNotes, {} as never)).status).toBe(200);
  server.clock.advance(31_000);
  const off = { password, code: totpCode(secret, totpStep(server.clock.now())) };
  expect(errorCode(await member.call(disableTwoFactor, { body: off }))).toBe('CONFLICT');
});

test('wrong codes from elsewhere do not keep the owner’s own device out', async () => {
  const server = await testServer();
  const { account, code } = await protectedAccount(server);
  const home = await attemptSignIn(server, { mfaSession: await beginSignIn(server, account), code: code() });
  const elsewhere = await beginSignIn(server, account);
  for (let n = 0; n < limits.signInFailures; n += 1)
    await attemptSignIn(server, { mfaSession: elsewhere, code: `00000${n}` });
  expect((await attemptSignIn(server, { mfaSession: await beginSignIn(server, account), code: code() })).status).toBe(
    429,
  );
  const known = { cookies: home.cookie() };
  const mfaSession = await beginSignIn(server, account);
  expect((await attemptSignIn(server, { mfaSession, code: code() }, known)).status).toBe(200);
});
