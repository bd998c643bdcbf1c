import { startViewing } from '@clinical/contract/accounts/viewing.calls';
import * as collaborators from '@clinical/contract/teams/collaborators.calls';
import type { Collaborator } from '@clinical/contract/teams/collaborators.schemas';
import * as departments from '@clinical/contract/teams/departments.calls';
import type { Department } from '@clinical/contract/teams/departments.schemas';
import * as members from '@clinical/contract/teams/members.calls';
import { listNotes } from '@clinical/contract/notes/notes.calls';
import { explainPermission, listNoteAccess } from '@clinical/contract/teams/permissions.calls';
import type { PersonWithAccess } from '@clinical/contract/teams/permissions.schemas';
import type { MemberRequest, WorkspaceMember, WorkspaceUser } from '@clinical/contract/teams/members.schemas';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { currentViewing, keepViewing } from '../../lib/session/viewing.ts';
import { note } from '../../testing/chart-builders.ts';
import { refusal } from '../../testing/fake-api.ts';
import { renderApp, renderUi } from '../../testing/render.tsx';
import { startSignedIn } from '../../testing/signed-in.ts';
import { collaborator, department, handover, member, memberPage, viewing } from '../../testing/team-builders.ts';
import { ShareButton } from './ShareButton.tsx';

let api: ReturnType<typeof startSignedIn>;
let people: WorkspaceMember[];
let tree: Department[];
let requests: MemberRequest[];
let shares: Collaborator[];

function start(user: Parameters<typeof startSignedIn>[0] = {}) {
  api = startSignedIn(user);
  people = [
    member({ id: 'me', name: 'Ada Okafor', email: 'ada@clinic.test', permission: 'admin', isCurrentUser: true }),
    member(),
  ];
  tree = [department(), department({ id: 'd2', name: 'Ward 3', parentId: department().id })];
  requests = [];
  shares = [];
  api.on(members.listWorkspaceMembers, ({ query }) => memberPage(people, query));
  api.on(members.listMemberRequests, () => requests);
  api.on(departments.listDepartments, () => tree);
  api.on(collaborators.listCollaboratorRequests, () => shares.filter(({ status }) => status === 'Pending'));
  api.on(collaborators.listCollaborators, () => shares);
  api.on(listNoteAccess, () => []);
  api.on(members.listWorkspaceUsers, () => []);
}
beforeEach(() => start());

const openMembers = () => renderApp('/team-members?tab=members');
const asked = () => api.requests(members.listWorkspaceMembers).map(({ query }) => query['limit']);
const rowOf = async (name: RegExp) => screen.findByRole('row', { name });

test('counts people, departments and seats, and begins with the departments for an admin', async () => {
  renderApp('/team-members');
  expect(await screen.findByText('2 active members')).toBeVisible();
  expect(screen.getByText('2 departments')).toBeVisible();
  expect(screen.getByText('2 seats in use')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Departments' })).toHaveAttribute('aria-current', 'page');
});

test('a member reads the permissions and changes nothing', async () => {
  start({ permission: 'edit', switches: { sign: true, templates: false, billing: false, audit: false } });
  const none = { changePermission: false, changeSeat: false, remove: false, resend: false, viewAs: false };
  people = [member({ abilities: none })];
  tree = [department({ abilities: { edit: false, delete: false, addMembers: false, fileNotes: true } })];
  renderApp('/team-members');
  expect(await rowOf(/Ben Ode.*Assistant.*Accepted/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Departments' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Billing Seats' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Invite' })).toBeNull();
  expect(screen.queryByRole('button', { name: /Actions for/ })).toBeNull();
});

describe('members', () => {
  test('are found by name, and of two thousand only a part is drawn', async () => {
    people = Array.from({ length: 2_000 }, (_, n) =>
      member({ id: `m${n}`, name: `Person ${n}`, email: `p${n}@clinic.test` }),
    );
    const { user } = openMembers();
    const table = await screen.findByRole('table', { name: 'Members' });
    expect(table).toHaveAttribute('aria-rowcount', '2001');
    expect(within(table).getAllByRole('row').length).toBeLessThan(120);
    // the first rows at once, the next before they are needed
    await waitFor(() => expect(asked()).toContain('200'));
    expect(asked()[0]).toBe('50');
    await user.type(screen.getByRole('searchbox', { name: 'Find a member' }), 'p1999@');
    await waitFor(() => expect(within(screen.getByRole('table')).getAllByRole('row')).toHaveLength(2));
    expect(await rowOf(/Person 1999/)).toBeVisible();
  });

  test('say when they cannot be had, and are asked for again', async () => {
    let fails = true;
    api.on(members.listWorkspaceMembers, ({ query }) => (fails ? refusal('NOT_FOUND') : memberPage(people, query)));
    const { user } = openMembers();
    expect(await screen.findByText('The team could not be loaded')).toBeVisible();
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await rowOf(/Ben Ode/)).toBeVisible();
  });

  test('are given a preset, or switches one by one', async () => {
    api.on(members.changeMemberPermission, () => member());
    const { user } = openMembers();
    await user.click(within(await rowOf(/Ben Ode/)).getByRole('button', { name: 'Actions for Ben Ode' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Change permission' }));
    const dialog = await screen.findByRole('dialog', { name: 'Permissions of Ben Ode' });
    await user.selectOptions(within(dialog).getByLabelText('Preset'), 'Biller');
    expect(within(dialog).getByLabelText('Permission')).toHaveValue('read');
    await user.click(within(dialog).getByRole('switch', { name: 'Read the audit log' }));
    expect(within(dialog).getByLabelText('Preset')).toHaveValue('');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.requests(members.changeMemberPermission)[0]).toMatchObject({
      params: { id: member().id },
      body: { permission: 'read', switches: { sign: false, templates: false, billing: true, audit: true } },
    });
  });

  test('are removed after somebody takes over their patients', async () => {
    api.on(members.previewHandover, () => handover({ charts: 3 }));
    api.on(members.handOver, () => ({ charts: 3 }));
    api.on(members.removeMember, () => ({ ok: true as const }));
    const { user } = openMembers();
    await user.click(within(await rowOf(/Ben Ode/)).getByRole('button', { name: 'Actions for Ben Ode' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Remove from workspace' }));
    const dialog = await screen.findByRole('dialog', { name: 'Remove Ben Ode from this workspace?' });
    expect(await within(dialog).findByText(/Ben Ode owns here/)).toBeVisible();
    expect(within(dialog).getByText('3 patients')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Remove Ben Ode' }));
    await waitFor(() => expect(api.requests(members.removeMember)).toHaveLength(1));
    expect(api.requests(members.handOver)[0]?.body).toEqual({ toUserId: 'me' });
  });

  test('hand over also what is no patient, and what ends is said; an heir who has left is replaced', async () => {
    let left = false;
    api.on(members.previewHandover, () =>
      handover({
        others: [
          { kind: 'templates', count: 2 },
          { kind: 'recordings', count: 1 },
        ],
        ends: { shares: 2, departments: 1 },
        colleagues: left
          ? [{ userId: 'me', name: 'Ada Okafor' }]
          : [
              { userId: 'omar', name: 'Omar Haddad' },
              { userId: 'me', name: 'Ada Okafor' },
            ],
      }),
    );
    api.on(members.handOver, ({ body }) => (body.toUserId === 'me' ? { charts: 0 } : refusal('NOT_FOUND')));
    api.on(members.removeMember, () => ({ ok: true as const }));
    const { user } = openMembers();
    await user.click(within(await rowOf(/Ben Ode/)).getByRole('button', { name: 'Actions for Ben Ode' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Remove from workspace' }));
    const dialog = await screen.findByRole('dialog', { name: 'Remove Ben Ode from this workspace?' });
    for (const line of [
      /2 shared templates/,
      /1 unfinished recording/,
      /Sharing with 2 people/,
      /1 department without/,
    ])
      expect(await within(dialog).findByText(line)).toBeVisible();
    left = true;
    await user.click(within(dialog).getByRole('button', { name: 'Remove Ben Ode' }));
    expect(await within(dialog).findByRole('alert')).toBeVisible();
    expect(api.requests(members.removeMember)).toEqual([]);
    await waitFor(() => expect(within(dialog).queryByRole('option', { name: 'Omar Haddad' })).toBeNull());
    await user.click(within(dialog).getByRole('button', { name: 'Remove Ben Ode' }));
    await waitFor(() => expect(api.requests(members.removeMember)).toHaveLength(1));
    expect(api.requests(members.handOver).at(-1)?.body).toEqual({ toUserId: 'me' });
  });

  test('are viewed as, after it was said what that means', async () => {
    api.on(startViewing, () => viewing());
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    const { user } = openMembers();
    await user.click(within(await rowOf(/Ben Ode/)).getByRole('button', { name: 'Actions for Ben Ode' }));
    await user.click(await screen.findByRole('menuitem', { name: 'View as this member' }));
    const dialog = await screen.findByRole('dialog', { name: 'View the workspace as Ben Ode?' });
    await user.click(within(dialog).getByRole('button', { name: 'Start viewing' }));
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/my-projects'));
    expect(api.requests(startViewing)[0]?.body).toEqual({ userId: member().id });
    expect(currentViewing()).toMatchObject({ name: 'Ben Ode' });
  });

  test('are seen through the eyes of one of them without what waits for that one', async () => {
    keepViewing(viewing());
    openMembers();
    expect(await rowOf(/Ben Ode/)).toBeVisible();
    expect(api.requests(members.listMemberRequests)).toEqual([]);
    expect(api.requests(collaborators.listCollaboratorRequests)).toEqual([]);
  });

  test('are invited with a role and departments', async () => {
    api.on(members.inviteMember, () => member({ status: 'Pending' }));
    const { user } = openMembers();
    await user.click(await screen.findByRole('button', { name: 'Invite' }));
    const dialog = await screen.findByRole('dialog', { name: 'Invite a member' });
    await user.click(within(dialog).getByRole('button', { name: 'Send invitation' }));
    expect(await within(dialog).findByText('Enter an e-mail address.')).toBeVisible();
    await user.type(within(dialog).getByRole('textbox', { name: 'E-mail' }), 'new@clinic.test');
    await user.click(within(dialog).getByRole('checkbox', { name: 'Nursing' }));
    await user.click(within(dialog).getByRole('button', { name: 'Send invitation' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.requests(members.inviteMember)[0]?.body).toMatchObject({
      email: 'new@clinic.test',
      permission: 'edit',
      departmentIds: [department().id],
    });
  });

  test('are invited several at once; an address that fails stays, with the reason', async () => {
    api.on(members.inviteMember, ({ body }) =>
      body.email === 'known@clinic.test'
        ? refusal('CONFLICT', { message: 'They work here already.' })
        : member({ status: 'Pending', email: body.email }),
    );
    const { user } = openMembers();
    await user.click(await screen.findByRole('button', { name: 'Invite' }));
    const dialog = await screen.findByRole('dialog', { name: 'Invite a member' });
    const field = within(dialog).getByRole('textbox', { name: 'E-mail' });
    await user.type(field, 'one@clinic.test, known@clinic.test; two@clinic.test one@clinic.test');
    await user.click(within(dialog).getByRole('button', { name: 'Send invitation' }));
    expect(await within(dialog).findByText('known@clinic.test: They work here already.')).toBeVisible();
    expect(field).toHaveValue('known@clinic.test');
    const sent = api.requests(members.inviteMember).map(({ body }) => (body as { email: string }).email);
    expect(sent).toEqual(['one@clinic.test', 'known@clinic.test', 'two@clinic.test']);
  });

  test.each(['departments', 'members', 'seats'])('who is invited and has not answered stands above %s', async (tab) => {
    requests = [
      {
        id: 'r-1',
        direction: 'outgoing',
        workspace: { id: 'w-1', name: 'Harbour Clinic' },
        email: 'new@clinic.test',
        invitedBy: 'Ada Okafor',
        permission: 'edit',
        status: 'Pending',
        createdAt: '2026-03-10T12:00:00.000Z',
        expiresAt: '2026-03-17T12:00:00.000Z',
        expired: false,
      },
    ];
    api.on(members.resendInvitation, () => member({ status: 'Pending' }));
    const { user } = renderApp(`/team-members?tab=${tab}`);
    const line = (await screen.findByText(/Invited: new@clinic\.test/)).closest('li')!;
    await user.click(within(line).getByRole('button', { name: 'Resend invitation' }));
    await waitFor(() => expect(api.requests(members.resendInvitation)[0]?.params).toEqual({ id: 'r-1' }));
  });

  test('get and lose seats', async () => {
    api.on(members.setMemberSeat, () => member({ seat: false }));
    const { user } = renderApp('/team-members?tab=seats');
    await user.click(await screen.findByRole('switch', { name: 'Seat of Ben Ode' }));
    await waitFor(() => expect(api.requests(members.setMemberSeat)[0]?.body).toEqual({ seat: false }));
  });
});

test('an admin asks why somebody sees a patient', async () => {
  const santos = note({ title: 'Maria Santos', dateOfBirth: '1958-03-14' });
  api.on(listNotes, () => ({ items: [santos], nextCursor: null }) as never);
  api.on(explainPermission, () => ({
    userId: member().id,
    noteId: santos.id,
    level: 'read' as const,
    permission: 'read' as const,
    capped: true,
    rules: [
      { kind: 'department' as const, level: 'edit' as const, id: 'd1', name: 'Nursing' },
      { kind: 'break-glass' as const, level: 'read' as const, id: 'e1', name: '', until: '2026-03-10T13:00:00.000Z' },
    ],
  }));
  const { user } = openMembers();
  await user.click(within(await rowOf(/Ben Ode/)).getByRole('button', { name: 'Actions for Ben Ode' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Explain access to a patient' }));
  const dialog = await screen.findByRole('dialog', { name: 'Access of Ben Ode to a patient' });
  await user.type(within(dialog).getByRole('combobox', { name: 'Patient' }), 'sant');
  await user.click(await screen.findByRole('option', { name: /Maria Santos, born/ }));
  expect(await within(dialog).findByText('Member of the department Nursing: can edit')).toBeVisible();
  expect(within(dialog).getByText(/Emergency access until .*: can read/)).toBeVisible();
  expect(within(dialog).getByText(/limits them to reading/)).toBeVisible();
  expect(api.requests(explainPermission)[0]?.query).toEqual({ userId: member().id, noteId: santos.id });
});

describe('departments', () => {
  test('invite somebody into one of them, also without being an admin', async () => {
    start({ permission: 'edit', switches: { sign: true, templates: false, billing: false, audit: false } });
    const others = { edit: false, delete: false, addMembers: false, fileNotes: false };
    tree = [
      department({ abilities: { ...others, addMembers: true } }),
      department({ id: 'd2', name: 'Ward 3', abilities: others }),
    ];
    api.on(members.inviteMember, () => member({ status: 'Pending' }));
    const { user } = renderApp('/team-members');
    await user.click(await screen.findByRole('button', { name: 'Invite someone to Nursing' }));
    expect(screen.queryByRole('button', { name: 'Invite someone to Ward 3' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'New department' })).toBeNull();
    const dialog = await screen.findByRole('dialog', { name: 'Invite someone to Nursing' });
    await user.type(within(dialog).getByRole('textbox', { name: /E-mail/ }), 'new@clinic.test');
    await user.selectOptions(within(dialog).getByLabelText('Permission'), 'Can read');
    await user.click(within(dialog).getByRole('button', { name: 'Send invitation' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const body = { email: 'new@clinic.test', permission: 'read', departmentIds: [department().id] };
    expect(api.requests(members.inviteMember)[0]?.body).toEqual(body);
  });

  test('lose somebody, who is put back with what they were allowed', async () => {
    const permissions = { ...department().permissions, deleteNotes: true };
    const ben = { userId: member().id, name: 'Ben Ode', email: 'ben@clinic.test', permissions };
    tree = [department({ memberCount: 1, members: [{ ...ben, since: '2026-03-01T09:00:00.000Z' }] })];
    api.on(departments.changeDepartmentMembers, () => {
      tree = [department()];
      return tree[0]!;
    });
    const { user } = renderApp('/team-members');
    await user.click(await screen.findByRole('button', { name: /Nursing.*1 member/ }));
    await user.click(await screen.findByRole('button', { name: 'Remove Ben Ode from Nursing' }));
    expect(await screen.findByText('Ben Ode was removed from Nursing')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: /Take Ben Ode/ })).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(api.requests(departments.changeDepartmentMembers)).toHaveLength(3));
    expect(api.requests(departments.changeDepartmentMembers).map(({ body }) => body)).toEqual([
      { action: 'remove', user_ids: [ben.userId] },
      { action: 'add', user_ids: [ben.userId] },
      { action: 'update', userId: ben.userId, permissions },
    ]);
  });

  test('stand as a tree, with what each person may do in them', async () => {
    const permissions = { ...department().permissions, deleteNotes: false };
    const since = '2026-03-01T09:00:00.000Z';
    tree = [
      department({
        memberCount: 1,
        members: [{ userId: member().id, name: 'Ben Ode', email: 'ben@clinic.test', permissions, since }],
      }),
    ];
    api.on(departments.changeDepartmentMembers, () => tree[0]!);
    const { user } = renderApp('/team-members');
    await user.click(await screen.findByRole('button', { name: /Nursing.*1 member/ }));
    const person = await screen.findByRole('group', { name: 'Permissions of Ben Ode in Nursing' });
    await user.click(within(person).getByRole('checkbox', { name: 'Delete notes' }));
    await waitFor(() =>
      expect(api.requests(departments.changeDepartmentMembers)[0]?.body).toEqual({
        action: 'update',
        userId: member().id,
        permissions: { ...permissions, deleteNotes: true },
      }),
    );
  });

  test('the usual four are made when there are none', async () => {
    tree = [];
    api.on(departments.initializeDepartments, () => (tree = [department()]));
    const { user } = renderApp('/team-members');
    await user.click(await screen.findByRole('button', { name: /Front Desk, Nursing, Providers and Billing/ }));
    expect(await screen.findByRole('button', { name: /^Nursing/ })).toBeVisible();
  });

  test('are deleted after what goes was said', async () => {
    tree = [department({ chartCount: 4 })];
    api.on(departments.deleteDepartment, () => ({ unfiled: 4 }));
    const { user } = renderApp('/team-members');
    await user.click(await screen.findByRole('button', { name: 'Delete Nursing?' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete Nursing?' });
    expect(dialog).toHaveTextContent('4 patients will have no department');
    await user.click(within(dialog).getByRole('button', { name: 'Delete department' }));
    await waitFor(() => expect(api.requests(departments.deleteDepartment)).toHaveLength(1));
  });
});

test('requests wait on top, and are accepted', async () => {
  requests = [
    {
      id: 'r1',
      direction: 'incoming',
      workspace: { id: 'w2', name: 'Harbour' },
      email: 'ada@clinic.test',
      invitedBy: 'Omar Haddad',
      permission: 'edit',
      status: 'Pending',
      createdAt: '2026-03-01T09:00:00.000Z',
      expiresAt: '2026-03-08T09:00:00.000Z',
      expired: false,
    },
  ];
  shares = [collaborator({ direction: 'received', status: 'Pending', noteIds: ['n1'] })];
  api.on(members.acceptMemberRequest, () => ({ workspaceId: 'w2' }));
  api.on(collaborators.acceptCollaborator, () => shares[0]!);
  const { user } = openMembers();
  const waiting = await screen.findByRole('region', { name: 'Pending requests' });
  expect(waiting).toHaveTextContent('Omar Haddad invites you to Harbour');
  expect(waiting).toHaveTextContent('Omar Haddad wants to share 1 patient with you');
  const [first, second] = within(waiting).getAllByRole('button', { name: 'Accept' });
  await user.click(first!);
  await waitFor(() => expect(api.requests(members.acceptMemberRequest)[0]?.params).toEqual({ id: 'r1' }));
  await user.click(second!);
  await waitFor(() => expect(api.requests(collaborators.acceptCollaborator)).toHaveLength(1));
});

describe('sharing', () => {
  test('one chart asks the other side, and can be ended', async () => {
    shares = [collaborator({ noteIds: [note().id] })];
    api.on(collaborators.createCollaborator, () => collaborator({ status: 'Pending' }));
    api.on(collaborators.deleteCollaborator, () => ({ ok: true as const }));
    const { user } = renderUi(<ShareButton note={note()} />);
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    const dialog = await screen.findByRole('dialog', { name: `Share ${note().title}` });
    await user.type(within(dialog).getByRole('combobox', { name: 'E-mail' }), 'New@clinic.test');
    await user.selectOptions(within(dialog).getByLabelText('They can'), 'Can edit');
    await user.click(within(dialog).getByRole('button', { name: 'Send request' }));
    await waitFor(() =>
      expect(api.requests(collaborators.createCollaborator)[0]?.body).toEqual({
        email: 'new@clinic.test',
        permission: 'edit',
        noteIds: [note().id],
      }),
    );
    await user.click(await within(dialog).findByRole('button', { name: 'End sharing with Omar Haddad' }));
    await waitFor(() => expect(api.requests(collaborators.deleteCollaborator)).toHaveLength(1));
  });

  test('one chart lists who has access, and suggests colleagues', async () => {
    const access: PersonWithAccess[] = [
      { userId: 'me', name: 'Ada Okafor', email: 'ada@clinic.test', level: 'manage', kind: 'owner', via: '' },
      { userId: 'u3', name: 'Noor Aziz', email: 'noor@clinic.test', level: 'read', kind: 'department', via: 'Ward 3' },
    ];
    const colleagues: WorkspaceUser[] = [
      { id: 'u4', name: 'Piet de Vries', email: 'pdv@clinic.test', permission: 'edit' },
      { id: 'u5', name: 'Lena Kern', email: 'lena@clinic.test', permission: 'edit' },
    ];
    api.on(listNoteAccess, () => access);
    api.on(members.listWorkspaceUsers, () => colleagues);
    api.on(collaborators.createCollaborator, () => collaborator({ status: 'Pending' }));
    const { user } = renderUi(<ShareButton note={note()} />);
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    const dialog = await screen.findByRole('dialog');
    const listed = await within(dialog).findByRole('region', { name: 'Who has access' });
    await waitFor(() =>
      expect(
        within(listed)
          .getAllByRole('listitem')
          .map((row) => row.textContent),
      ).toEqual([
        'Ada OkaforOwns this patient · ada@clinic.testcan edit, delete and merge',
        'Noor AzizMember of the department Ward 3 · noor@clinic.testcan read',
      ]),
    );
    await user.type(within(dialog).getByRole('combobox', { name: 'E-mail' }), 'vries');
    await user.click(await screen.findByRole('option', { name: /Piet de Vries/ }));
    await user.click(within(dialog).getByRole('button', { name: 'Send request' }));
    await waitFor(() =>
      expect(api.requests(collaborators.createCollaborator)[0]?.body).toMatchObject({ email: 'pdv@clinic.test' }),
    );
  });

  test('a further chart joins those that are shared with the same person', async () => {
    shares = [collaborator({ noteIds: ['n-other'] })];
    api.on(collaborators.updateCollaborator, () => shares[0]!);
    const { user } = renderUi(<ShareButton note={note()} />);
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(api.requests(collaborators.listCollaborators)).toHaveLength(1));
    await user.type(within(dialog).getByRole('combobox', { name: 'E-mail' }), 'omar@clinic.test');
    await user.click(within(dialog).getByRole('button', { name: 'Send request' }));
    await waitFor(() =>
      expect(api.requests(collaborators.updateCollaborator)[0]?.body).toEqual({ noteIds: ['n-other', note().id] }),
    );
  });
});
