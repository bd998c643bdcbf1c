import { getUserInfo } from '@clinical/contract/accounts/accounts.calls';
import {
  acceptInvitation,
  addInvitee,
  declineInvitation,
  getInvitation,
  registerInvited,
} from '@clinical/contract/accounts/invitations.calls';
import { listMyWorkspaces, switchWorkspace } from '@clinical/contract/accounts/session.calls';
import { limits } from '@clinical/contract/limits';
import { createNote } from '@clinical/contract/notes/notes.calls';
import { getOnboarding } from '@clinical/contract/templates/templates.calls';
import { expect, test } from 'vitest';
import { newAccount, newColleague, onAnotherDevice } from '../../../test/builders/accounts.ts';
import { alertsOf } from '../../../test/builders/messaging.ts';
import { signInTo } from '../../../test/builders/sign-in.ts';
import { errorCode, testServer, type TestServer } from '../../../test/harness.ts';
import type { Port } from '../../platform/ports.ts';
import { tellExpired } from './tell-expired.ts';

const password = 'violet-anchor-meadow-41';
const person = { given_name: 'Ines', family_name: 'Roy', password };

/** Tokens of the links that were mailed to an address, oldest first. */
const linksTo = (server: TestServer, email: string) =>
  server
    .mails()
    .filter((mail) => mail.includes(`To: ${email}`))
    .flatMap((mail) => /invitation\?token=([\w-]+)/.exec(mail)?.[1] ?? []);

async function invited(email: string) {
  const server = await testServer();
  const admin = await newAccount(server, { givenName: 'Mona', familyName: 'Adler' });
  const invitation = await admin.ok(addInvitee, { body: { email: email.toUpperCase() } });
  const token = linksTo(server, email).at(-1)!;
  expect(token).toHaveLength(43);
  return { server, admin, invitation, token };
}

test('an invitation says who invites to what, and registering with it joins at once', async () => {
  const email = 'new-person@example.org';
  const { server, admin, token, invitation } = await invited(email);
  expect(invitation).toMatchObject({ email, permission: 'edit', status: 'Pending' });
  const { body } = await server.call(getInvitation, { params: { token } });
  expect(body).toMatchObject({
    workspace: 'Test clinic',
    invitedBy: 'Mona Adler',
    email,
    hasAccount: false,
    expired: false,
  });
  expect((await server.call(registerInvited, { params: { token }, body: person })).status).toBe(201);
  const { token: bearer } = await signInTo(server, email, password);
  const { user } = (await server.call(getUserInfo, {}, { token: bearer })).body;
  expect(user).toMatchObject({ email, workspaceId: admin.workspaceId, role_value: 1 });
  const onboarding = (await server.call(getOnboarding, {}, { token: bearer })).body;
  expect(onboarding).toEqual({ needed: true, invited: true });
  const again = await server.call(registerInvited, { params: { token }, body: person });
  expect(errorCode(again)).toBe('INVITATION_OVER');
});

test('who is taken out of the workspace that invited them still signs in, to their own', async () => {
  const email = 'taken-out@example.org';
  const { server, admin, token } = await invited(email);
  await server.call(registerInvited, { params: { token }, body: person });
  await server.engine.query('update workspace_members set removed_at = 1 where workspace_id = $1 and cap = $2', [
    admin.workspaceId,
    'edit',
  ]);
  const { token: bearer } = await signInTo(server, email, password);
  const { user } = (await server.call(getUserInfo, {}, { token: bearer })).body;
  expect(user).toMatchObject({ email, role_value: 2 });
  expect(user.workspaceId).not.toBe(admin.workspaceId);
});

test('who has an account accepts it, and acts in either workspace', async () => {
  const server = await testServer();
  const person2 = await newAccount(server);
  const { admin, token } = await invited(person2.email);
  expect((await server.call(getInvitation, { params: { token } })).body.hasAccount).toBe(true);
  const stranger = await newAccount(server);
  expect(errorCode(await stranger.call(acceptInvitation, { params: { token } }))).toBe('OTHER_INVITEE');
  expect((await person2.call(switchWorkspace, { body: { workspaceId: admin.workspaceId } })).status).toBe(404);
  await person2.ok(acceptInvitation, { params: { token } });
  const mine = await person2.ok(listMyWorkspaces, {});
  expect(mine.map(({ id, permission, current }) => [id, permission, current])).toEqual([
    [person2.workspaceId, 'admin', true],
    [admin.workspaceId, 'edit', false],
  ]);
  const switched = await person2.ok(switchWorkspace, { body: { workspaceId: admin.workspaceId } });
  expect(errorCode(await person2.call(getUserInfo, {}))).toBe('WORKSPACE_CHANGED');
  const { user } = (await server.call(getUserInfo, {}, { token: switched.access_token })).body;
  expect(user).toMatchObject({ workspaceId: admin.workspaceId, role_value: 1 });
  const note = await server.call(createNote, { body: { title: 'Canary Patient' } }, { token: switched.access_token });
  const [row] = await server.engine.query('select workspace_id from notes where id = $1', [note.body.id]);
  expect(row!['workspace_id']).toBe(admin.workspaceId);
});

test('accepting again changes nothing while one is a member, and is refused afterwards', async () => {
  const server = await testServer();
  const person2 = await newAccount(server);
  const { admin, token } = await invited(person2.email);
  const accepted = () => server.engine.query("select 1 from audit_events where action = 'invitation.accept'");
  const first = await person2.ok(acceptInvitation, { params: { token } });
  expect(first).toEqual({ workspaceId: admin.workspaceId });
  const before = (await accepted()).length;
  expect(await person2.ok(acceptInvitation, { params: { token } })).toEqual(first);
  expect(await accepted()).toHaveLength(before);
  const stranger = await newAccount(server);
  expect(errorCode(await stranger.call(acceptInvitation, { params: { token } }))).toBe('INVITATION_OVER');
  await server.engine.query('update workspace_members set removed_at = 1 where workspace_id = $1 and user_id = $2', [
    admin.workspaceId,
    person2.userId,
  ]);
  expect(errorCode(await person2.call(acceptInvitation, { params: { token } }))).toBe('INVITATION_OVER');
});

test('only admins invite; a member, and a hasty second mail, are refused', async () => {
  const { server, admin } = await invited('someone@example.org');
  const member = await newColleague(server, admin);
  const invite = (email: string, by = admin) => by.call(addInvitee, { body: { email, permission: 'admin' } });
  expect((await invite('other@example.org', member)).status).toBe(404);
  expect(errorCode(await invite(member.email))).toBe('CONFLICT');
  const hasty = await invite('someone@example.org');
  expect([hasty.status, Number(hasty.headers.get('retry-after')) > 0]).toEqual([429, true]);
});

test('sending it again makes the first link worthless, and seven days every link', async () => {
  const email = 'again-person@example.org';
  const { server, admin, token } = await invited(email);
  server.clock.advance(limits.confirmResendAfter);
  await admin.ok(addInvitee, { body: { email } });
  const second = linksTo(server, email).at(-1)!;
  expect(second).not.toBe(token);
  expect((await server.call(getInvitation, { params: { token } })).status).toBe(404);
  server.clock.advance(limits.invitationLife);
  expect((await server.call(getInvitation, { params: { token: second } })).body.expired).toBe(true);
  for (const reply of [
    await server.call(registerInvited, { params: { token: second }, body: person }),
    await server.call(declineInvitation, { params: { token: second } }),
  ])
    expect(errorCode(reply)).toBe('INVITATION_OVER');
});

test('the workspace is told that an invitation was accepted, and once that one ran out', async () => {
  const { server, admin, token, invitation } = await invited('told-person@example.org');
  expect(await alertsOf(admin)).toEqual([]);
  expect((await server.call(registerInvited, { params: { token }, body: person })).status).toBe(201);
  expect(await alertsOf(admin)).toMatchObject([{ alert: { kind: 'invitation-accepted', recordId: invitation.id } }]);
  server.clock.advance(limits.confirmResendAfter);
  const second = await (await onAnotherDevice(server, admin)).ok(addInvitee, { body: { email: 'late@example.org' } });
  server.clock.advance(limits.invitationLife);
  const program = { db: server.engine.db, use: <T>(port: Port<T>) => server.ports.get(port) };
  for (let n = 0; n < 2; n += 1) await tellExpired(program, server.clock.now());
  const later = await onAnotherDevice(server, admin);
  expect(await alertsOf(later)).toMatchObject([
    { alert: { kind: 'invitation-expired', recordId: second.id } },
    { alert: { kind: 'invitation-accepted' } },
  ]);
});

test('declined is declined, and a guessed link is nobody’s', async () => {
  const { server, token } = await invited('decliner@example.org');
  expect((await server.call(declineInvitation, { params: { token } })).body).toEqual({ ok: true });
  expect((await server.call(getInvitation, { params: { token } })).body.status).toBe('Declined');
  expect(errorCode(await server.call(registerInvited, { params: { token }, body: person }))).toBe('INVITATION_OVER');
  for (const guess of ['x', 'A'.repeat(43), "'--", '%2e%2e'])
    expect((await server.call(getInvitation, { params: { token: guess } })).status).toBe(404);
});

test('the link is not readable in the database', async () => {
  const { server, token } = await invited('hashed@example.org');
  const rows = await server.engine.query('select t::text from invitations t');
  expect(JSON.stringify(rows)).not.toContain(token);
});
