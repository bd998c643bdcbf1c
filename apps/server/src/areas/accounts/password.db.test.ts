import { listSessions } from '@clinical/contract/accounts/accounts.calls';
import { changePassword, forgotPassword, resetPassword } from '@clinical/contract/accounts/password.calls';
import { limits } from '@clinical/contract/limits';
import { streamEvents } from '@clinical/contract/operations/events.calls';
import { expect, test } from 'vitest';
import { newAccount } from '../../../test/builders/accounts.ts';
import { signInTo } from '../../../test/builders/sign-in.ts';
import { errorCode, testServer, type TestServer } from '../../../test/harness.ts';

const password = 'violet-anchor-meadow-41';
const newPassword = 'amber-lantern-harbour-77';

const codesTo = (server: TestServer, email: string) =>
  server
    .mails()
    .filter((mail) => mail.includes(email))
    .flatMap((mail) => /^Subject: (\d{6}) is your code/m.exec(mail)?.[1] ?? []);

async function askForCode(server: TestServer, email: string): Promise<string> {
  const before = codesTo(server, email).length;
  await server.call(forgotPassword, { body: { email } });
  await expect.poll(() => codesTo(server, email).length).toBe(before + 1);
  return codesTo(server, email).at(-1)!;
}

const wrongFor = (code: string) => (code === '000000' ? '111111' : '000000');

test('a mailed code sets a new password, ends every session and works once', async () => {
  const server = await testServer();
  const account = await newAccount(server, { password });
  const code = await askForCode(server, account.email);
  const body = { email: account.email.toUpperCase(), code, password: newPassword };
  expect((await server.call(resetPassword, { body })).body).toEqual({ ok: true });
  expect(errorCode(await account.call(listSessions, {}))).toBe('SESSION_REVOKED');
  expect((await signInTo(server, account.email, password)).status).toBe(401);
  expect((await signInTo(server, account.email, newPassword)).status).toBe(200);
  expect(errorCode(await server.call(resetPassword, { body }))).toBe('INVALID_CODE');
  await expect
    .poll(() => server.mails().some((mail) => mail.includes(account.email) && mail.includes('was changed')))
    .toBe(true);
});

test('an unknown address gets the same answer, the same work, and no mail', async () => {
  const server = await testServer();
  const account = await newAccount(server, { password });
  const known = await server.call(forgotPassword, { body: { email: account.email } });
  const unknown = await server.call(forgotPassword, { body: { email: 'nobody-here@example.org' } });
  expect([known.status, { ...known.body, email: '' }]).toEqual([unknown.status, { ...unknown.body, email: '' }]);
  const refused = async (email: string) => {
    const reply = await server.call(resetPassword, { body: { email, code: '123456', password: newPassword } });
    return [reply.status, { ...(reply.body as object), requestId: '' }];
  };
  expect(await refused('nobody-here@example.org')).toEqual(await refused('never-asked@example.org'));
  const rows = await server.engine.query('select email from password_resets where email = any($1)', [
    [account.email, 'nobody-here@example.org'],
  ]);
  expect(rows).toHaveLength(2);
  expect(server.mails().some((mail) => mail.includes('nobody-here@example.org'))).toBe(false);
});

test('five wrong tries spend a code, and time does', async () => {
  const server = await testServer();
  const account = await newAccount(server, { password });
  const reset = (code: string) =>
    server.call(resetPassword, { body: { email: account.email, code, password: newPassword } });
  const spent = await askForCode(server, account.email);
  for (let n = 0; n < limits.confirmCodeTries; n += 1)
    expect(errorCode(await reset(wrongFor(spent)))).toBe('INVALID_CODE');
  expect(errorCode(await reset(spent))).toBe('INVALID_CODE');
  server.clock.advance(limits.confirmResendAfter);
  const late = await askForCode(server, account.email);
  server.clock.advance(limits.confirmCodeLife);
  expect(errorCode(await reset(late))).toBe('INVALID_CODE');
  expect((await signInTo(server, account.email, password)).status).toBe(200);
});

test('a code is good for its own address only, and once when it is entered twice at the same time', async () => {
  const server = await testServer();
  const [mine, other] = [await newAccount(server, { password }), await newAccount(server, { password })];
  const code = await askForCode(server, mine.email);
  const reset = (email: string) => server.call(resetPassword, { body: { email, code, password: newPassword } });
  expect(errorCode(await reset(other.email))).toBe('INVALID_CODE');
  const both = await Promise.all([reset(mine.email), reset(mine.email)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
});

test('a new code is mailed after a minute, at most five in its life', async () => {
  const server = await testServer();
  const { email } = await newAccount(server, { password });
  await askForCode(server, email);
  await server.call(forgotPassword, { body: { email } });
  for (let n = 0; n < 8; n += 1) {
    server.clock.advance(limits.confirmResendAfter);
    await server.call(forgotPassword, { body: { email } });
  }
  await expect.poll(() => codesTo(server, email).length).toBe(limits.confirmCodesPerAddress);
});

test('a weak new password is refused before the code is looked at', async () => {
  const server = await testServer();
  const account = await newAccount(server, { password });
  const code = await askForCode(server, account.email);
  const body = { email: account.email, code, password: 'Password1234' };
  expect(errorCode(await server.call(resetPassword, { body }))).toBe('WEAK_PASSWORD');
  expect((await server.call(resetPassword, { body: { ...body, password: newPassword } })).status).toBe(200);
});

test('changing the password needs the old one, keeps this session and ends the others', async () => {
  const server = await testServer();
  const account = await newAccount(server, { password });
  const elsewhere = await signInTo(server, account.email, password);
  const wrong = await account.call(changePassword, { body: { currentPassword: 'not-the-one', password: newPassword } });
  expect([wrong.status, errorCode(wrong)]).toEqual([422, 'WRONG_PASSWORD']);
  await account.ok(changePassword, { body: { currentPassword: password, password: newPassword } });
  expect(errorCode(await server.call(listSessions, {}, { token: elsewhere.token }))).toBe('SESSION_REVOKED');
  expect((await account.call(listSessions, {})).status).toBe(200);
  expect((await signInTo(server, account.email, newPassword)).status).toBe(200);
});

test('a new password closes the streams of the other devices', async () => {
  const server = await testServer();
  const account = await newAccount(server, { password });
  const { token } = await signInTo(server, account.email, password);
  const stream = await server.fetch(`/api${streamEvents.path}`, { headers: { authorization: `Bearer ${token}` } });
  const read = stream.text();
  await account.ok(changePassword, { body: { currentPassword: password, password: newPassword } });
  expect(await read).toContain('session-ended');
});

test('a stolen session cannot guess the password', async () => {
  const server = await testServer();
  const account = await newAccount(server, { password });
  const change = (currentPassword: string) =>
    account.call(changePassword, { body: { currentPassword, password: newPassword } });
  const guesses = await Promise.all(Array.from({ length: 12 }, (_, n) => change(`guess-number-${n}`)));
  expect(guesses.map(({ status }) => status).filter((status) => status === 422)).toHaveLength(limits.signInFailures);
  const right = await change(password);
  expect(right.status).toBe(429);
  expect(Number(right.headers.get('retry-after'))).toBeGreaterThan(0);
});

test('an account without a password gets its first one after a fresh sign-in only', async () => {
  const server = await testServer();
  const account = await newAccount(server);
  server.clock.advance(limits.freshSignIn + 1_000);
  const first = { body: { currentPassword: '', password: newPassword } };
  expect(errorCode(await account.call(changePassword, first))).toBe('WRONG_PASSWORD');
  const fresh = await newAccount(server);
  await fresh.ok(changePassword, first);
  expect((await signInTo(server, fresh.email, newPassword)).status).toBe(200);
});
