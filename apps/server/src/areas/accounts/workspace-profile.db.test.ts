import { addInvitee, getInvitation } from '@clinical/contract/accounts/invitations.calls';
import {
  getWorkspaceProfile,
  listMyWorkspaces,
  updateWorkspaceProfile,
} from '@clinical/contract/accounts/session.calls';
import { expect, test } from 'vitest';
import { newAccount, newColleague } from '../../../test/builders/accounts.ts';
import { errorCode, testServer } from '../../../test/harness.ts';

const logo = `data:image/png;base64,iVBORw0KGgo${'A'.repeat(40)}`;

test('an admin names the workspace and gives it a logo; both stand in the next invitation', async () => {
  const server = await testServer();
  const admin = await newAccount(server);
  expect(await admin.ok(getWorkspaceProfile, {})).toEqual({
    name: 'Test clinic',
    logo: null,
    abilities: { edit: true },
  });
  await admin.ok(updateWorkspaceProfile, { body: { name: ' Harbour Clinic ' } });
  expect(await admin.ok(updateWorkspaceProfile, { body: { logo } })).toMatchObject({ name: 'Harbour Clinic', logo });
  expect((await admin.ok(listMyWorkspaces, {}))[0]?.name).toBe('Harbour Clinic');

  await admin.ok(addInvitee, { body: { email: 'guest@example.org', permission: 'edit' } });
  const mail = server.mails().findLast((text) => text.includes('guest@example.org')) ?? '';
  expect(mail).toContain('<strong>Harbour Clinic</strong>');
  expect(mail).toContain('src="cid:logo"');
  expect(mail).toMatch(/Content-Type: image\/png; name=logo\.png\r?\nContent-ID: <logo>/i);
  const token = /invitation\?token=([\w-]+)/.exec(mail)?.[1] ?? '';
  const { body } = await server.call(getInvitation, { params: { token } });
  expect(body).toMatchObject({ workspace: 'Harbour Clinic', logo });
  const rows = await server.engine.query(
    "select action from audit_events where action = 'workspace.set-profile' and user_id = $1",
    [admin.userId],
  );
  expect(rows).toHaveLength(2);
});

test('members read it and change nothing, and other workspaces keep their own', async () => {
  const server = await testServer();
  const admin = await newAccount(server);
  const colleague = await newColleague(server, admin);
  const stranger = await newAccount(server);
  expect((await colleague.ok(getWorkspaceProfile, {})).abilities).toEqual({ edit: false });
  expect(errorCode(await colleague.call(updateWorkspaceProfile, { body: { name: 'Mine' } }))).toBe('NOT_FOUND');
  await stranger.ok(updateWorkspaceProfile, { body: { name: 'Elsewhere' } });
  expect((await admin.ok(getWorkspaceProfile, {})).name).toBe('Test clinic');
});

test.each([
  ['an empty name', { name: '  ' }],
  ['an address as a name', { name: 'https://evil.example.com' }],
  ['a drawing that can hold scripts', { logo: 'data:image/svg+xml;base64,PHN2Zz4=' }],
  ['what only says that it is an image', { logo: `data:image/png;base64,${'A'.repeat(20)}` }],
  ['a WebP, which PDFs cannot show', { logo: `data:image/webp;base64,UklGR${'A'.repeat(40)}` }],
  ['an image over 64 KiB', { logo: `data:image/png;base64,iVBORw0KGgo${'A'.repeat(90_001)}` }],
])('refuses %s', async (_, body) => {
  const server = await testServer();
  const admin = await newAccount(server);
  expect(errorCode(await admin.call(updateWorkspaceProfile, { body }))).toBe('INVALID_INPUT');
});
