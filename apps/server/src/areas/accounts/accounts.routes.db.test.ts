import {
  confirmEmail,
  endOtherSessions,
  endSession,
  getInstallation,
  getUserInfo,
  listSessions,
  register,
  resendCode,
  updateUserInfo,
} from '@clinical/contract/accounts/accounts.calls';
import { limits } from '@clinical/contract/limits';
import { expect, test } from 'vitest';
import { newAccount, onAnotherDevice } from '../../../test/builders/accounts.ts';
import { attemptSignIn, signInTo } from '../../../test/builders/sign-in.ts';
import { errorCode, startTestServer, testServer, type TestServer } from '../../../test/harness.ts';
import { deleteOldRegistrations } from './delete-old-registrations.ts';

const password = 'violet-anchor-meadow-41';
const person = { given_name: 'Ruth', family_name: 'Adeyemi', password };

function codeFor(server: TestServer, email: string): string {
  const mail = server.mails().findLast((text) => text.includes(email));
  return /^Subject: (\d{6}) /m.exec(mail ?? '')?.[1] ?? '';
}

async function registered(server: TestServer, email: string): Promise<void> {
  await server.call(register, { body: { email, ...person } });
  await server.call(confirmEmail, { body: { email, code: codeFor(server, email) } });
}

test('registering mails a code, and the code opens the account with its own workspace', async () => {
  const server = await testServer();
  const reply = await server.call(register, { body: { email: 'Ruth@Example.org', ...person } });
  expect(reply.status).toBe(201);
  const confirmed = await server.call(confirmEmail, {
    body: { email: 'ruth@example.org', code: codeFor(server, 'ruth@example.org') },
  });
  expect(confirmed.body).toEqual({ ok: true, ticket: expect.any(String) });
  const { status, token } = await signInTo(server, 'ruth@example.org', password);
  expect(status).toBe(200);
  const info = await server.call(getUserInfo, {}, { token });
  expect(info.body.user).toMatchObject({
    email: 'ruth@example.org',
    given_name: 'Ruth',
    family_name: 'Adeyemi',
    role_value: 2,
  });
});

test('the reply to a code signs in once, without the password', async () => {
  const server = await testServer();
  await server.call(register, { body: { email: 'ticket@example.org', ...person } });
  const code = codeFor(server, 'ticket@example.org');
  const { body } = await server.call(confirmEmail, { body: { email: 'ticket@example.org', code } });
  const first = await attemptSignIn(server, { ticket: body.ticket });
  const info = await server.call(getUserInfo, {}, { token: first.token });
  expect(info.body.user.email).toBe('ticket@example.org');
  expect((await attemptSignIn(server, { ticket: body.ticket })).status).toBe(401);
});

test('the pages before sign-in learn where mails go and whether anybody has an account', async () => {
  const server = await testServer();
  await registered(server, 'somebody@example.org');
  const { body } = await server.call(getInstallation, {});
  expect(body).toEqual({ hasAccounts: true, mailServer: false, mailFolder: expect.stringMatching(/outbox$/) });
});

test('a known address gets the same answer as a new one, and a mail that says so', async () => {
  const server = await testServer();
  await registered(server, 'known@example.org');
  const again = await server.call(register, { body: { email: 'known@example.org', ...person } });
  const fresh = await server.call(register, { body: { email: 'fresh@example.org', ...person } });
  expect({ ...again.body, email: '' }).toEqual({ ...fresh.body, email: '' });
  expect(again.status).toBe(fresh.status);
  expect(server.mails().findLast((mail) => mail.includes('known@example.org'))).toContain('already');
});

test('a code works once, and five wrong tries spend it', async () => {
  const server = await testServer();
  await server.call(register, { body: { email: 'tries@example.org', ...person } });
  const code = codeFor(server, 'tries@example.org');
  const wrong = code === '000000' ? '111111' : '000000';
  for (let n = 0; n < 5; n += 1) {
    expect(errorCode(await server.call(confirmEmail, { body: { email: 'tries@example.org', code: wrong } }))).toBe(
      'INVALID_CODE',
    );
  }
  expect(errorCode(await server.call(confirmEmail, { body: { email: 'tries@example.org', code } }))).toBe(
    'INVALID_CODE',
  );
});

test('somebody else registering my address does not put their password on my account', async () => {
  const server = await testServer();
  await server.call(register, { body: { email: 'mine@example.org', ...person } });
  const mine = codeFor(server, 'mine@example.org');
  await server.call(register, { body: { email: 'mine@example.org', ...person, password: 'an-attackers-password-9' } });
  await server.call(confirmEmail, { body: { email: 'mine@example.org', code: mine } });
  expect((await signInTo(server, 'mine@example.org', 'an-attackers-password-9')).status).toBe(401);
  expect((await signInTo(server, 'mine@example.org', password)).status).toBe(200);
});

test('a code can be asked for again after a minute', async () => {
  const server = await testServer();
  await server.call(register, { body: { email: 'again@example.org', ...person } });
  const first = codeFor(server, 'again@example.org');
  await server.call(resendCode, { body: { email: 'again@example.org' } });
  expect(codeFor(server, 'again@example.org')).toBe(first);
  server.clock.advance(61_000);
  await server.call(resendCode, { body: { email: 'again@example.org' } });
  await expect.poll(() => codeFor(server, 'again@example.org')).not.toBe(first);
  const second = codeFor(server, 'again@example.org');
  expect((await server.call(confirmEmail, { body: { email: 'again@example.org', code: second } })).status).toBe(200);
});

test('one address gets five mails in a quarter of an hour, whoever asks for them', async () => {
  const server = await testServer();
  await registered(server, 'bombed@example.org');
  for (const email of ['bombed@example.org', 'unknown@example.org']) {
    const before = server.mails().filter((mail) => mail.includes(email)).length;
    const replies = [];
    for (let n = 0; n < 8; n += 1) replies.push(await server.call(register, { body: { email, ...person } }));
    expect(replies.map(({ status, body }) => [status, body])).toEqual(
      replies.map(() => [201, { email, resendAfterMs: limits.confirmResendAfter }]),
    );
    expect(server.mails().filter((mail) => mail.includes(email)).length).toBe(5);
    expect(before).toBeLessThan(5);
  }
  server.clock.advance(limits.confirmCodeLife);
  await server.call(register, { body: { email: 'unknown@example.org', ...person } });
  expect(server.mails().filter((mail) => mail.includes('unknown@example.org')).length).toBe(6);
});

test('more codes for one registration give a guesser no more tries than there are mails', async () => {
  const server = await testServer();
  const email = 'guessed@example.org';
  for (let n = 0; n < 8; n += 1) await server.call(register, { body: { email, ...person } });
  const [row] = await server.engine.query('select count(*)::int as n from email_codes where email = $1', [email]);
  expect(row!.n).toBe(limits.confirmCodesPerAddress);
});

test('a code is good for its own address only, and once when it is entered twice at the same time', async () => {
  const server = await testServer();
  const [mine, other] = ['twice@example.org', 'other@example.org'];
  for (const email of [mine, other]) await server.call(register, { body: { email, ...person } });
  const code = codeFor(server, mine);
  if (code !== codeFor(server, other))
    expect(errorCode(await server.call(confirmEmail, { body: { email: other, code } }))).toBe('INVALID_CODE');
  const both = await Promise.all([1, 2, 3].map(() => server.call(confirmEmail, { body: { email: mine, code } })));
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422, 422]);
  const [row] = await server.engine.query('select count(*)::int as n from users where email = $1', [mine]);
  expect(row!.n).toBe(1);
});

test('a code is asked for alike whether there is a registration or not, also while no mail can be sent', async () => {
  const server = await startTestServer({ SMTP_URL: 'smtp://127.0.0.1:9' });
  try {
    const email = 'unsent@example.org';
    const failed = await server.call(register, { body: { email, ...person } });
    expect([failed.status, errorCode(failed)]).toEqual([502, 'PROVIDER_FAILED']);
    server.clock.advance(61_000);
    const asked = await server.call(resendCode, { body: { email } });
    const unknown = await server.call(resendCode, { body: { email: 'nobody@example.org' } });
    expect([asked.status, { ...asked.body, email: '' }]).toEqual([unknown.status, { ...unknown.body, email: '' }]);
    expect(asked.status).toBe(200);
  } finally {
    await server.stop();
  }
});

test('registrations are forgotten after a week, accounts are not', async () => {
  const server = await testServer();
  await registered(server, 'stays@example.org');
  await server.call(register, { body: { email: 'given-up@example.org', ...person } });
  await deleteOldRegistrations(server.engine.db, server.clock.now() + 8 * 24 * 60 * 60_000);
  const emails = ['stays@example.org', 'given-up@example.org'];
  expect(await server.engine.query('select 1 from email_codes where email = any($1)', [emails])).toEqual([]);
  expect((await signInTo(server, 'stays@example.org', password)).status).toBe(200);
});

test('names come without what no database holds, and with no control character', async () => {
  const server = await testServer();
  const body = { email: 'nul@example.org', ...person, family_name: 'A\ud800' };
  expect((await server.call(register, { body })).status).toBe(201);
  for (const given_name of ['\0', 'Ru\0th'])
    expect((await server.call(register, { body: { ...body, given_name } })).status).toBe(422);
  const account = await newAccount(server);
  const { user } = await account.ok(updateUserInfo, { body: { nickname: 'Dr\ud800', tags: '\ud800' } });
  expect(user).toMatchObject({ nickname: 'Dr\ufffd', tags: '\ufffd' });
  expect((await account.call(updateUserInfo, { body: { given_name: '\0' } })).status).toBe(422);
});

test('short and common passwords are refused at the field', async () => {
  const server = await testServer();
  const short = await server.call(register, { body: { email: 'weak@example.org', ...person, password: 'short' } });
  expect(short.status).toBe(422);
  expect(short.body).toMatchObject({ code: 'INVALID_INPUT', detail: [{ loc: ['body', 'password'] }] });
  const common = await server.call(register, {
    body: { email: 'weak@example.org', ...person, password: 'Password1234' },
  });
  expect(errorCode(common)).toBe('WEAK_PASSWORD');
});

test('wrong passwords and unknown addresses are refused alike', async () => {
  const server = await testServer();
  await registered(server, 'right@example.org');
  expect((await signInTo(server, 'right@example.org', 'wrong-password-here')).status).toBe(401);
  expect((await signInTo(server, 'nobody@example.org', 'wrong-password-here')).status).toBe(401);
});

test('signing in anew ends the session that the browser had before', async () => {
  const server = await testServer();
  await registered(server, 'fixed@example.org');
  const first = await signInTo(server, 'fixed@example.org', password);
  await signInTo(server, 'fixed@example.org', password, first.cookie());
  expect((await server.call(getUserInfo, {}, { token: first.token })).status).toBe(401);
});

test('signing out refuses the token at once', async () => {
  const server = await testServer();
  await registered(server, 'leaving@example.org');
  const browser = await signInTo(server, 'leaving@example.org', password);
  const out = await browser.signOut();
  expect(out.status).toBe(200);
  expect(errorCode(await server.call(getUserInfo, {}, { token: browser.token }))).toBe('SESSION_REVOKED');
});

test('signing in or out without the CSRF token is refused', async () => {
  const server = await testServer();
  for (const path of ['callback/credentials', 'signout', 'signin/credentials']) {
    const reply = await server.fetch(`/api/auth/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ email: 'a@example.org', password, json: 'true' }),
    });
    expect(reply.status).toBe(403);
  }
});

test('a person sees and ends only their own sessions', async () => {
  const server = await testServer();
  const [mine, other] = [await newAccount(server), await newAccount(server)];
  const sessions = await mine.ok(listSessions, {});
  expect(sessions.map((session) => session.id)).toEqual([mine.sessionId]);
  expect((await other.call(endSession, { params: { id: mine.sessionId } })).status).toBe(404);
  await mine.ok(endSession, { params: { id: mine.sessionId } });
  expect((await mine.call(listSessions, {})).status).toBe(401);
});

test('signing out everywhere else ends the other devices, and nobody else’s', async () => {
  const server = await testServer();
  const [mine, other] = [await newAccount(server), await newAccount(server)];
  const [phone, tablet] = [await onAnotherDevice(server, mine), await onAnotherDevice(server, mine)];
  await mine.ok(endOtherSessions, {});
  expect((await mine.ok(listSessions, {})).map(({ id }) => id)).toEqual([mine.sessionId]);
  for (const ended of [phone, tablet]) {
    const reply = await ended.call(listSessions, {});
    expect([reply.status, errorCode(reply)]).toEqual([401, 'SESSION_REVOKED']);
  }
  expect((await other.call(listSessions, {})).status).toBe(200);
  const rows = await server.engine.query('select action, record_id from audit_events where user_id = $1 order by seq', [
    mine.userId,
  ]);
  expect(rows.filter(({ action }) => action === 'session.end-others')).toHaveLength(1);
  expect(
    rows.flatMap(({ action, record_id: id }) => (action === 'session.end' ? [String(id)] : [])).toSorted(),
  ).toEqual([phone.sessionId, tablet.sessionId].toSorted());
});

test('a profile keeps what is not named', async () => {
  const server = await testServer();
  const account = await newAccount(server);
  const { user } = await account.ok(updateUserInfo, {
    body: { nickname: 'Dr A', automationSettings: { autoAppend: true } },
  });
  expect(user).toMatchObject({
    nickname: 'Dr A',
    given_name: 'Ada',
    automationSettings: { autoAppend: true, richFormatting: false },
  });
});

test('claims that nobody may set are ignored', async () => {
  const server = await testServer();
  const account = await newAccount(server);
  const body = JSON.parse(
    '{"nickname":"x","role_value":9,"tokens":1000000,"isAdmin":true,"workspaceId":"00000000-0000-7000-8000-000000000000"}',
  );
  const { user } = await account.ok(updateUserInfo, { body });
  expect(user).toMatchObject({ role_value: 2, tokens: 30, workspaceId: account.workspaceId });
  expect(({} as Record<string, unknown>)['isAdmin']).toBeUndefined();
});

test('guessing is slowed down, and the sign-in client learns where to go', async () => {
  const server = await startTestServer({ SIGN_IN_LIMIT_PER_MINUTE: '3' });
  try {
    const statuses: number[] = [];
    for (let n = 0; n < 5; n += 1) {
      const reply = await server.fetch('/api/auth/callback/credentials', {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ email: 'a@example.org', password: 'guess', json: 'true' }),
      });
      statuses.push(reply.status);
      if (reply.status === 429) {
        expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
        expect(((await reply.json()) as { url: string }).url).toContain('error=RATE_LIMITED');
      }
    }
    expect(statuses).toEqual([403, 403, 403, 429, 429]);
  } finally {
    await server.stop();
  }
});
