import { expect, test } from 'vitest';
import { newAccount } from '../../../test/builders/accounts.ts';
import { testClock, testServer, type TestServer } from '../../../test/harness.ts';
import { Sessions } from './sessions.ts';
import { AccessTokens } from './tokens.ts';

const end = (server: TestServer, sessionId: string) =>
  server.engine.query('update sessions set revoked_at = 1 where id = $1', [sessionId]);

/** Sessions with a clock of their own, held still. */
async function setUp() {
  const server = await testServer();
  let time = Date.now();
  const clock = { now: () => time };
  const sessions = new Sessions(server.engine, new AccessTokens(new Map(), testClock()), clock, {
    names: [],
    sharedAccess: async () => [],
  });
  const account = await newAccount(server);
  return { server, sessions, account, at: (ms: number) => (time += ms) };
}

test('what was read of a session is believed for less than a second', async () => {
  const { server, sessions, account, at } = await setUp();
  await sessions.resolveSession(account.sessionId);
  await end(server, account.sessionId);
  expect((await sessions.resolveSession(account.sessionId)).userId).toBe(account.userId);
  at(999);
  await expect(sessions.resolveSession(account.sessionId)).rejects.toMatchObject({ code: 'SESSION_REVOKED' });
});

test('nor for longer when the clock is set back', async () => {
  const { server, sessions, account, at } = await setUp();
  await sessions.resolveSession(account.sessionId);
  await end(server, account.sessionId);
  at(-5 * 60_000);
  await expect(sessions.resolveSession(account.sessionId)).rejects.toMatchObject({ code: 'SESSION_REVOKED' });
});

test('an end that is found out by asking for open streams takes hold at once', async () => {
  const { server, sessions, account } = await setUp();
  await sessions.resolveSession(account.sessionId);
  await end(server, account.sessionId);
  expect(await sessions.standing([account.sessionId])).toEqual(new Map());
  await expect(sessions.resolveSession(account.sessionId)).rejects.toMatchObject({ code: 'SESSION_REVOKED' });
});

test('a member, an admin and somebody who was taken out are told apart at once for jobs', async () => {
  const { server, sessions, account } = await setUp();
  const acting = () => sessions.actorOf(account.userId, account.workspaceId);
  expect(await acting()).toMatchObject({ roleValue: 2, cap: 'admin' });
  await server.engine.query("update workspace_members set cap = 'read' where user_id = $1", [account.userId]);
  expect(await acting()).toMatchObject({ roleValue: 1, cap: 'read' });
  expect((await acting()).principals).not.toContain(`admins:${account.workspaceId}`);
  await server.engine.query('update workspace_members set removed_at = 1 where user_id = $1', [account.userId]);
  await expect(acting()).rejects.toMatchObject({ code: 'NOT_FOUND' });
});
