import { getUserInfo } from '@clinical/contract/accounts/accounts.calls';
import { getInvitation, registerInvited } from '@clinical/contract/accounts/invitations.calls';
import { listMyWorkspaces } from '@clinical/contract/accounts/session.calls';
import { limits } from '@clinical/contract/limits';
import { presets } from '@clinical/contract/teams/members.rules';
import { getNote } from '@clinical/contract/notes/notes.calls';
import { changeDepartmentMembers, createDepartment, listDepartments } from '@clinical/contract/teams/departments.calls';
import {
  acceptMemberRequest,
  changeMemberPermission,
  declineMemberRequest,
  handOver,
  inviteMember,
  listMemberRequests,
  listWorkspaceMembers,
  listWorkspaceUsers,
  previewHandover,
  removeMember,
  resendInvitation,
  setMemberSeat,
} from '@clinical/contract/teams/members.calls';
import type { MemberFilter, MemberPage, WorkspaceMember } from '@clinical/contract/teams/members.schemas';
import { createTemplate } from '@clinical/contract/templates/templates.calls';
import { generateTranscript } from '@clinical/contract/scribe/generate.calls';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  asMemberOf,
  newAccount,
  newColleague,
  onAnotherDevice,
  type TestAccount,
} from '../../../test/builders/accounts.ts';
import { newNote } from '../../../test/builders/notes.ts';
import { newEntry } from '../../../test/builders/transcripts.ts';
import { errorCode, startTestServer, testServer, type TestServer } from '../../../test/harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});

const allMembers = async (account: TestAccount) =>
  (await account.ok(listWorkspaceMembers, { query: {} })) as WorkspaceMember[];
const pageOf = async (account: TestAccount, query: MemberFilter) =>
  (await account.ok(listWorkspaceMembers, { query: { limit: 2, ...query } })) as MemberPage;
const memberOf = async (account: TestAccount, email: string) =>
  (await allMembers(account)).find((member) => member.email === email);

const tokenTo = (on: TestServer, email: string) =>
  /invitation\?token=([\w-]+)/.exec(on.mails().findLast((mail) => mail.includes(`To: ${email}`)) ?? '')?.[1] ?? '';

describe('invitations', () => {
  test.each([
    ['frontDesk', { viewNotes: true, editNotes: false, manageTasks: true, deleteNotes: false }],
    ['assistant', { viewNotes: true, editNotes: true, manageTasks: true, deleteNotes: false }],
    ['clinician', { viewNotes: true, editNotes: true, manageTasks: false, deleteNotes: false }],
  ] as const)('the preset %s is stored by its name, and its grants go with the departments', async (key, grants) => {
    const [admin, invitee] = [await newAccount(server), await newAccount(server)];
    const [first, second] = [
      await admin.ok(createDepartment, { body: { name: 'Reception' } }),
      await admin.ok(createDepartment, { body: { name: 'Nursing' } }),
    ];
    const { permission, switches } = presets.find((preset) => preset.key === key)!;
    const { email } = invitee;
    const body = { email, permission, switches, preset: key, departmentIds: [first.id] };
    expect(await admin.ok(inviteMember, { body })).toMatchObject({ preset: key });
    const [request] = await invitee.ok(listMemberRequests, {});
    await invitee.ok(acceptMemberRequest, { params: { id: request!.id } });
    const member = (await memberOf(admin, email))!;
    expect(member).toMatchObject({ preset: key, permission: 'edit' });
    const change = { action: 'add' as const, user_ids: [member.id] };
    await admin.ok(changeDepartmentMembers, { params: { id: second.id }, body: change });
    for (const { members } of await admin.ok(listDepartments, {}))
      expect(members).toMatchObject([{ userId: member.id, permissions: grants }]);
    const changed = await admin.ok(changeMemberPermission, {
      params: { id: member.id },
      body: { permission: 'edit', switches: { billing: true } },
    });
    expect(changed.preset).toBeNull();
  });

  test('somebody with an account finds the request, accepts it and stands in the departments named', async () => {
    const admin = await newAccount(server);
    const invitee = await newAccount(server);
    const { id: departmentId } = await admin.ok(createDepartment, { body: { name: 'Nursing' } });
    const invited = await admin.ok(inviteMember, {
      body: {
        email: invitee.email,
        permission: 'edit',
        switches: { sign: false, templates: false, billing: true, audit: false },
        departmentIds: [departmentId],
      },
    });
    expect(invited).toMatchObject({ status: 'Pending', userId: null, departmentIds: [departmentId], expired: false });
    expect(await admin.ok(listMemberRequests, {})).toMatchObject([{ direction: 'outgoing', email: invitee.email }]);
    const [request] = await invitee.ok(listMemberRequests, {});
    expect(request).toMatchObject({ direction: 'incoming', workspace: { id: admin.workspaceId }, permission: 'edit' });

    const other = await newAccount(server);
    expect((await other.call(acceptMemberRequest, { params: { id: request!.id } })).status).toBe(404);
    await invitee.ok(acceptMemberRequest, { params: { id: request!.id } });
    expect(errorCode(await invitee.call(acceptMemberRequest, { params: { id: request!.id } }))).toBe('INVITATION_OVER');
    expect((await invitee.ok(listMyWorkspaces, {})).map(({ id }) => id)).toContain(admin.workspaceId);
    expect(await memberOf(admin, invitee.email)).toMatchObject({
      id: invitee.userId,
      status: 'Accepted',
      permission: 'edit',
      switches: { sign: false, templates: false, billing: true, audit: false },
      departmentIds: [departmentId],
      seat: true,
    });
    const [department] = await admin.ok(listDepartments, {});
    expect(department!.members.map(({ userId }) => userId)).toEqual([invitee.userId]);
  });

  test('somebody without an account registers with the link; declining is shown, and it can be sent again', async () => {
    const own = await startTestServer();
    try {
      const admin = await newAccount(own);
      const email = 'newcomer@example.org';
      const { id } = await admin.ok(inviteMember, { body: { email, permission: 'read' } });
      expect(errorCode(await admin.call(resendInvitation, { params: { id } }))).toBe('RATE_LIMITED');
      const first = tokenTo(own, email);
      own.clock.advance(limits.confirmResendAfter + 1);
      const again = await admin.ok(resendInvitation, { params: { id } });
      expect(again).toMatchObject({ id, email, permission: 'read' });
      expect((await own.call(getInvitation, { params: { token: first } })).status).toBe(404);
      const person = { given_name: 'Ines', family_name: 'Roy', password: 'violet-anchor-meadow-41' };
      const token = tokenTo(own, email);
      expect((await own.call(registerInvited, { params: { token }, body: person })).status).toBe(201);
      expect(await memberOf(admin, email)).toMatchObject({ name: 'Ines Roy', status: 'Accepted', permission: 'read' });

      const decliner = await newAccount(own);
      const offer = await admin.ok(inviteMember, { body: { email: decliner.email } });
      await decliner.ok(declineMemberRequest, { params: { id: offer.id } });
      expect(await memberOf(admin, decliner.email)).toMatchObject({ id: offer.id, status: 'Declined' });
      await admin.ok(removeMember, { params: { id: offer.id } });
      expect(await memberOf(admin, decliner.email)).toBeUndefined();

      const late = await newAccount(own);
      const waiting = await admin.ok(inviteMember, { body: { email: late.email } });
      own.clock.advance(limits.invitationLife);
      const { token: bearer } = await onAnotherDevice(own, admin);
      const { body } = await own.call(listWorkspaceMembers, { query: {} }, { token: bearer });
      expect(body).toContainEqual(expect.objectContaining({ id: waiting.id, status: 'Pending', expired: true }));
    } finally {
      await own.stop();
    }
  });

  test('members invite nobody, and see no invitations', async () => {
    const admin = await newAccount(server);
    const member = await newColleague(server, admin);
    const { id } = await admin.ok(inviteMember, { body: { email: 'waiting@example.org' } });
    expect((await member.call(inviteMember, { body: { email: 'friend@example.org' } })).status).toBe(404);
    expect((await member.call(resendInvitation, { params: { id } })).status).toBe(404);
    expect((await member.call(removeMember, { params: { id } })).status).toBe(404);
    expect((await allMembers(member)).map((each) => each.email).toSorted()).toEqual(
      [admin.email, member.email].toSorted(),
    );
    expect((await member.ok(listWorkspaceUsers, {})).map((user) => user.id).toSorted()).toEqual(
      [admin.userId, member.userId].toSorted(),
    );
    expect(await member.ok(listMemberRequests, {})).toEqual([]);
  });
});

describe('what a member may do', () => {
  test('the last admin is neither demoted nor removed', async () => {
    const admin = await newAccount(server);
    const member = await newColleague(server, admin);
    const demote = { params: { id: admin.userId }, body: { permission: 'edit' } } as const;
    expect(errorCode(await admin.call(changeMemberPermission, demote))).toBe('LAST_ADMIN');
    expect(errorCode(await admin.call(removeMember, { params: { id: admin.userId } }))).toBe('LAST_ADMIN');
    expect((await memberOf(admin, admin.email))!.abilities).toMatchObject({ changePermission: false, remove: false });
    await admin.ok(changeMemberPermission, { params: { id: member.userId }, body: { permission: 'admin' } });
    // of two who demote each other at once one stays
    const both = await Promise.all([
      admin.call(changeMemberPermission, { params: { id: member.userId }, body: { permission: 'edit' } }),
      member.call(changeMemberPermission, demote),
    ]);
    expect(both.map(({ status }) => status)).toContain(200);
    const left = await server.engine.query(
      `select count(*)::int as n from workspace_members where workspace_id = $1 and cap = 'admin' and removed_at is null`,
      [admin.workspaceId],
    );
    expect(left[0]!['n']).toBe(1);
  });

  test('a lower permission takes hold with the next call', async () => {
    const admin = await newAccount(server);
    const member = await newColleague(server, admin);
    expect((await newNote(member)).abilities.edit).toBe(true);
    await admin.ok(changeMemberPermission, { params: { id: member.userId }, body: { permission: 'read' } });
    const note = { title: 'Ines Halloran' };
    expect((await member.call({ method: 'POST', path: '/notes/' }, { body: note })).status).toBe(409);
  });

  test('switches close templates, and a missing seat the AI, with words that say so', async () => {
    const admin = await newAccount(server);
    const member = await newColleague(server, admin);
    const params = { id: member.userId };
    const template = { title: 'Mine', sections: [{ key: 'plan', header: 'Plan' }] };
    await admin.ok(changeMemberPermission, {
      params,
      body: { permission: 'edit', switches: { templates: false } },
    });
    expect((await member.call(createTemplate, { body: template })).status).toBe(409);
    const { switches, seat } = (await member.ok(getUserInfo, {})).user;
    expect({ switches, seat }).toMatchObject({ switches: { templates: false, sign: true }, seat: true });

    const note = await newNote(member);
    const entry = await newEntry(member, { noteId: note.id });
    expect((await member.call(setMemberSeat, { params, body: { seat: false } })).status).toBe(404);
    expect(await admin.ok(setMemberSeat, { params, body: { seat: false } })).toMatchObject({ seat: false });
    const refused = await member.call(generateTranscript, { params: { id: entry.id }, body: {} });
    expect(JSON.stringify(refused.body)).toContain('You have no seat');
    expect((await member.ok(getNote, { params: { id: note.id } })).abilities.edit).toBe(true);

    await admin.ok(changeMemberPermission, { params, body: { permission: 'edit', switches: { billing: true } } });
    expect(await member.ok(setMemberSeat, { params, body: { seat: true } })).toMatchObject({ seat: true });
  });
});

describe('the list in pages', () => {
  let admin: TestAccount;
  let emails: string[];
  beforeAll(async () => {
    admin = await newAccount(server);
    const colleagues = [];
    for (const givenName of ['Zoë', 'Amadou', 'Élise'])
      colleagues.push(await asMemberOf(server, await newAccount(server, { givenName }), admin.workspaceId));
    const invited = ['first@pages.test', 'second@pages.test'];
    for (const email of invited) await admin.ok(inviteMember, { body: { email } });
    await admin.ok(setMemberSeat, { params: { id: colleagues[0]!.userId }, body: { seat: false } });
    emails = [admin.email, ...colleagues.map(({ email }) => email), ...invited.toReversed()];
  });

  test('has each once, in the order of the whole list, with what stands on all pages', async () => {
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await pageOf(admin, cursor === undefined ? {} : { cursor });
      expect(page).toMatchObject({ total: 6, counts: { members: 4, seats: 3 } });
      expect(page.items.length).toBeLessThanOrEqual(2);
      seen.push(...page.items.map(({ email }) => email));
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
    expect(seen).toEqual(emails);
    expect((await allMembers(admin)).map(({ email }) => email)).toEqual(emails);
  });

  test('goes on where it was, also when the last one of a page has left', async () => {
    const own = await newAccount(server);
    const [first, second] = [await newColleague(server, own), await newColleague(server, own)];
    const page = await pageOf(own, {});
    expect(page.items.at(-1)?.id).toBe(first.userId);
    await own.ok(removeMember, { params: { id: first.userId } });
    const next = await pageOf(own, { cursor: page.nextCursor! });
    expect(next.items.map(({ id }) => id)).toEqual([second.userId]);
    expect(next.nextCursor).toBeNull();
  });

  test('finds by part of a name or address, and members only', async () => {
    expect((await pageOf(admin, { query: ' éLI' })).items.map(({ email }) => email)).toEqual([emails[3]]);
    expect((await pageOf(admin, { query: 'PAGES.test' })).total).toBe(2);
    expect(await pageOf(admin, { query: 'PAGES.test', only: 'members' })).toMatchObject({ items: [], total: 0 });
    expect((await pageOf(admin, { query: '%' })).total).toBe(0);
  });

  test('shows who is no admin no invitations, and nobody another workspace', async () => {
    const member = await newColleague(server, admin);
    expect(await pageOf(member, { query: 'pages.test' })).toMatchObject({ items: [], total: 0 });
    expect(await pageOf(await newAccount(server), {})).toMatchObject({ total: 1, counts: { members: 1, seats: 1 } });
  });

  test.each(['x', 'bQ', Buffer.from('m1.not-an-id').toString('base64url')])('refuses the cursor %s', async (cursor) => {
    expect((await admin.call(listWorkspaceMembers, { query: { limit: 2, cursor } })).status).toBe(422);
  });
});

describe('leaving', () => {
  test('a member who owns charts is removed once somebody has taken them over', async () => {
    const admin = await newAccount(server);
    const [leaver, heir, reader] = [
      await newColleague(server, admin),
      await newColleague(server, admin),
      await newColleague(server, admin, 'read'),
    ];
    const note = await newNote(leaver);
    const params = { id: leaver.userId };
    expect(errorCode(await admin.call(removeMember, { params }))).toBe('HANDOVER_NEEDED');
    const preview = await admin.ok(previewHandover, { params });
    expect(preview.charts).toBe(1);
    expect(preview.colleagues.map(({ userId }) => userId).toSorted()).toEqual([admin.userId, heir.userId].toSorted());
    for (const toUserId of [reader.userId, leaver.userId, (await newAccount(server)).userId])
      expect((await admin.call(handOver, { params, body: { toUserId } })).status).toBe(404);
    expect(await admin.ok(handOver, { params, body: { toUserId: heir.userId } })).toEqual({ charts: 1 });
    expect(await heir.ok(getNote, { params: { id: note.id } })).toMatchObject({ ownerId: heir.userId });
    expect((await leaver.call(getNote, { params: { id: note.id } })).status).toBe(404);
    await admin.ok(removeMember, { params });
    expect((await leaver.call(getNote, { params: { id: note.id } })).status).toBe(403);
    expect(await memberOf(admin, leaver.email)).toBeUndefined();
  });

  test('everybody may leave by themselves, and nobody removes others without being an admin', async () => {
    const admin = await newAccount(server);
    const [one, other] = [await newColleague(server, admin), await newColleague(server, admin)];
    expect((await one.call(removeMember, { params: { id: other.userId } })).status).toBe(404);
    expect((await one.call(previewHandover, { params: { id: other.userId } })).status).toBe(404);
    await one.ok(removeMember, { params: { id: one.userId } });
    expect((await allMembers(other)).map(({ id }) => id)).not.toContain(one.userId);
  });

  test('ids of another workspace change nothing', async () => {
    const [admin, stranger] = [await newAccount(server), await newAccount(server)];
    const member = await newColleague(server, admin);
    const params = { id: member.userId };
    const { userId: toUserId } = stranger;
    const replies = [
      await stranger.call(changeMemberPermission, { params, body: { permission: 'read' } }),
      await stranger.call(setMemberSeat, { params, body: { seat: false } }),
      await stranger.call(removeMember, { params }),
      await stranger.call(previewHandover, { params }),
      await stranger.call(handOver, { params, body: { toUserId } }),
      await admin.call(handOver, { params, body: { toUserId } }),
      await stranger.call(inviteMember, {
        body: {
          email: 'x@example.org',
          departmentIds: [(await admin.ok(createDepartment, { body: { name: 'Theirs' } })).id],
        },
      }),
    ];
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 404));
    expect(await memberOf(admin, member.email)).toMatchObject({ permission: 'edit', seat: true });
  });
});
