import { getUserInfo } from '@clinical/contract/accounts/accounts.calls';
import { closeAccount, previewClosing } from '@clinical/contract/accounts/password.calls';
import { createNote, getNote, updateNote } from '@clinical/contract/notes/notes.calls';
import { expect, test } from 'vitest';
import { newAccount, newColleague } from '../../../test/builders/accounts.ts';
import { signInTo } from '../../../test/builders/sign-in.ts';
import { errorCode, testServer } from '../../../test/harness.ts';

const password = 'violet-anchor-meadow-41';

/** Somebody with a password in a clinic whose admin is another. */
async function leaver() {
  const server = await testServer();
  const admin = await newAccount(server);
  const member = await newColleague(server, admin, 'edit', password);
  return { server, admin, member };
}

test('charts go to the colleague who was chosen, who can edit them; the account is gone', async () => {
  const { server, admin, member } = await leaver();
  const other = await newColleague(server, admin);
  const note = await member.ok(createNote, { body: { title: 'Canary Patient' } });
  const preview = await member.ok(previewClosing, {});
  const clinic = preview.workspaces.find(({ id }) => id === member.workspaceId);
  expect(clinic).toMatchObject({ charts: 1, lastAdmin: false });
  expect(clinic!.colleagues.map(({ userId }) => userId).toSorted()).toEqual([admin.userId, other.userId].toSorted());
  expect((await other.call(getNote, { params: { id: note.id } })).status).toBe(404);
  const handover = [{ workspaceId: member.workspaceId, userId: other.userId }];
  await member.ok(closeAccount, { body: { password, handover } });
  expect((await other.call(updateNote, { params: { id: note.id }, body: { title: 'Canary P.' } })).status).toBe(200);
  expect((await member.call(getUserInfo, {})).status).toBe(401);
  expect((await signInTo(server, member.email, password)).status).toBe(401);
  await newAccount(server, { email: member.email });
});

test('who would leave charts without an owner must say what becomes of them', async () => {
  const { member, admin, server } = await leaver();
  await member.ok(createNote, { body: { title: 'Canary Patient' } });
  const close = (handover: { workspaceId: string; userId: string }[], deleteCharts = false) =>
    member.call(closeAccount, { body: { password, handover, deleteCharts } });
  const reader = await newColleague(server, admin, 'read');
  const stranger = await newAccount(server);
  for (const userId of [reader.userId, stranger.userId, member.userId]) {
    const reply = await close([{ workspaceId: member.workspaceId, userId }], true);
    expect([reply.status, errorCode(reply)]).toEqual([422, 'INVALID_INPUT']);
  }
  expect((await close([], true)).status).toBe(422);
  expect((await member.call(getUserInfo, {})).status).toBe(200);
});

test('alone in a workspace the charts go to the bin, once that is confirmed', async () => {
  const server = await testServer();
  const account = await newAccount(server, { password });
  await account.ok(createNote, { body: { title: 'Canary Patient' } });
  expect((await account.call(closeAccount, { body: { password } })).status).toBe(422);
  await account.ok(closeAccount, { body: { password, deleteCharts: true } });
  const [left] = await server.engine.query(
    'select count(*)::int as n from notes where owner_id = $1 and deleted_at is null',
    [account.userId],
  );
  expect(left!['n']).toBe(0);
});

test('the last admin of others stays, and a wrong password closes nothing', async () => {
  const server = await testServer();
  const admin = await newAccount(server, { password });
  expect(errorCode(await admin.call(closeAccount, { body: { password: 'not-the-password' } }))).toBe('WRONG_PASSWORD');
  await newColleague(server, admin);
  expect(errorCode(await admin.call(closeAccount, { body: { password } }))).toBe('CONFLICT');
  expect((await admin.call(getUserInfo, {})).status).toBe(200);
});
