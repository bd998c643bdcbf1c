import { getUserInfo, listSessions } from '@clinical/contract/accounts/accounts.calls';
import { refreshToken, updateSignInPolicy } from '@clinical/contract/accounts/session.calls';
import { limits } from '@clinical/contract/limits';
import { streamEvents } from '@clinical/contract/operations/events.calls';
import { listMyNotes } from '@clinical/contract/notes/notes.calls';
import { expect, test } from 'vitest';
import { newAccount } from '../../../test/builders/accounts.ts';
import { signInTo } from '../../../test/builders/sign-in.ts';
import { errorCode, testServer } from '../../../test/harness.ts';

const password = 'violet-anchor-meadow-41';
const minute = 60_000;

async function signedIn() {
  const server = await testServer();
  const account = await newAccount(server, { password });
  const browser = await signInTo(server, account.email, password);
  const refresh = (token: string) => server.call(refreshToken, { body: { refresh_token: token } });
  const works = async (token: string) => (await server.call(getUserInfo, {}, { token })).status;
  return { server, account, browser, refresh, works };
}

test('a refresh token gives a new pair, whose access token works', async () => {
  const { browser, refresh, works } = await signedIn();
  const { status, body } = await refresh(browser.refreshToken);
  expect(status).toBe(200);
  expect(body).toMatchObject({ success: true, expires_in: 15 * 60 });
  expect(body.refresh_token).not.toBe(browser.refreshToken);
  expect(await works(body.access_token)).toBe(200);
});

test('two tabs and a lost reply get the same successor for a minute, until it is used', async () => {
  const { server, browser, refresh } = await signedIn();
  const both = await Promise.all([refresh(browser.refreshToken), refresh(browser.refreshToken)]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(both[0].body.refresh_token).toBe(both[1].body.refresh_token);
  server.clock.advance(limits.refreshGrace - 5_000);
  expect((await refresh(browser.refreshToken)).body.refresh_token).toBe(both[0].body.refresh_token);
  expect((await refresh(both[0].body.refresh_token)).status).toBe(200);
});

test.each(['its successor was used', 'the minute is over'])(
  'a copy that is used after %s ends the session',
  async (when) => {
    const { server, browser, refresh, works } = await signedIn();
    const first = await refresh(browser.refreshToken);
    let newest = first.body;
    if (when === 'the minute is over') server.clock.advance(limits.refreshGrace + 1_000);
    else newest = (await refresh(first.body.refresh_token)).body;
    expect(await works(newest.access_token)).toBe(200);
    const replayed = await refresh(browser.refreshToken);
    expect([replayed.status, errorCode(replayed)]).toEqual([401, 'SESSION_REVOKED']);
    expect(await works(newest.access_token)).toBe(401);
    expect((await refresh(newest.refresh_token)).status).toBe(401);
    const audit = await server.engine.query(
      `select action from audit_events where record_id = (select id::text from sessions where id::text = split_part($1, '.', 1)) and action = 'session.refresh-reuse'`,
      [browser.refreshToken],
    );
    expect(audit).toHaveLength(1);
  },
);

test('forged, altered and foreign refresh tokens are refused alike', async () => {
  const { browser, refresh, account } = await signedIn();
  const [sid, generation, kid, signature] = browser.refreshToken.split('.');
  for (const token of [
    'x',
    `${sid}.${generation}.${kid}.`,
    `${sid}.${generation}.${kid}.${'A'.repeat(43)}`,
    `${sid}.${Number(generation) + 1}.${kid}.${signature}`,
    `${sid}.${generation}.999.${signature}`,
    `${account.sessionId}.${generation}.${kid}.${signature}`,
    account.token,
  ])
    expect(errorCode(await refresh(token))).toBe('SESSION_REQUIRED');
  expect((await refresh(browser.refreshToken)).status).toBe(200);
});

test('after signing out, or the session’s end elsewhere, nothing is refreshed', async () => {
  const { browser, refresh } = await signedIn();
  await browser.signOut();
  expect(errorCode(await refresh(browser.refreshToken))).toBe('SESSION_REVOKED');
});

test('half an hour without use ends a session, though its stream and its tokens were kept fresh', async () => {
  const { server, browser, refresh, works } = await signedIn();
  let { body } = await refresh(browser.refreshToken);
  for (let passed = 0; passed < 28; passed += 7) {
    server.clock.advance(7 * minute);
    body = (await refresh(body.refresh_token)).body;
    const abort = new AbortController();
    const stream = await server.fetch(`/api${streamEvents.path}`, {
      headers: { authorization: `Bearer ${body.access_token}` },
      signal: abort.signal,
    });
    expect(stream.status).toBe(200);
    abort.abort();
  }
  server.clock.advance(3 * minute);
  expect(await works(body.access_token)).toBe(401);
  expect(errorCode(await refresh(body.refresh_token))).toBe('SESSION_EXPIRED');
});

test('work keeps a session alive, to its twelfth hour', async () => {
  const { server, browser, refresh, works } = await signedIn();
  let { body } = await refresh(browser.refreshToken);
  let hours = 0;
  while (hours < 11.75) {
    server.clock.advance(15 * minute - 1_000);
    hours += 0.25;
    body = (await refresh(body.refresh_token)).body;
    expect(await works(body.access_token)).toBe(200);
  }
  server.clock.advance(16 * minute);
  expect(errorCode(await refresh(body.refresh_token))).toBe('SESSION_EXPIRED');
});

test('a workspace can ask for a shorter idle time, within bounds', async () => {
  const server = await testServer();
  const account = await newAccount(server);
  const policy = (idleMinutes: number) =>
    account.call(updateSignInPolicy, { body: { requireTwoFactor: false, idleMinutes } });
  expect([(await policy(31)).status, (await policy(4)).status]).toEqual([422, 422]);
  expect((await policy(5)).status).toBe(200);
  expect((await account.call(listMyNotes, { query: {} })).status).toBe(200);
  server.clock.advance(5 * minute + 1_000);
  expect(errorCode(await account.call(listSessions, {}))).toBe('SESSION_EXPIRED');
});
