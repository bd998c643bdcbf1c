import type { Viewing } from '@clinical/contract/accounts/viewing.schemas';
import type { Collaborator } from '@clinical/contract/teams/collaborators.schemas';
import type { Department, DepartmentChoice } from '@clinical/contract/teams/departments.schemas';
import type { WorkspacePolicy } from '@clinical/contract/teams/policy.schemas';
import type { HandoverPreview, MemberPage, WorkspaceMember } from '@clinical/contract/teams/members.schemas';
import { clinician } from './fake-auth.ts';
import { makeToken } from './make-token.ts';

const off = { sign: false, templates: false, billing: false, audit: false };

/** Ben Ode, an assistant with a seat, as an admin sees him. */
export function member(overrides: Partial<WorkspaceMember> = {}): WorkspaceMember {
  const id = overrides.id ?? '0190a000-0000-7000-8000-0000000000b1';
  return {
    id,
    userId: id,
    email: 'ben@clinic.test',
    name: 'Ben Ode',
    permission: 'edit',
    switches: off,
    preset: null,
    seat: true,
    status: 'Accepted',
    createdAt: '2026-03-01T09:00:00.000Z',
    expiresAt: null,
    expired: false,
    departmentIds: [],
    isCurrentUser: false,
    abilities: { changePermission: true, changeSeat: true, remove: true, resend: false, viewAs: true },
    ...overrides,
  };
}

/** Nursing, at the top, with nobody in it. */
export function department(overrides: Partial<Department> = {}): Department {
  const all = {
    viewNotes: true,
    editNotes: true,
    deleteNotes: true,
    manageTasks: true,
    inviteMembers: true,
    manageDepartment: true,
  };
  return {
    id: '0190a000-0000-7000-8000-0000000000d1',
    name: 'Nursing',
    parentId: null,
    createdAt: '2026-03-01T09:00:00.000Z',
    memberCount: 0,
    chartCount: 0,
    members: [],
    permissions: all,
    abilities: { edit: true, delete: true, addMembers: true, fileNotes: true },
    ...overrides,
  };
}

/** The same to choose from, where I may file charts. */
export function departmentChoice(overrides: Partial<DepartmentChoice> = {}): DepartmentChoice {
  const { id, name, parentId } = department();
  return { id, name, parentId, abilities: { viewNotes: true, fileNotes: true, share: true }, ...overrides };
}

/** Everything may leave the workspace, and an admin reads it. */
export function workspacePolicy(overrides: Partial<WorkspacePolicy> = {}): WorkspacePolicy {
  return {
    sharing: 'anyone',
    services: [
      { id: 'openai', name: 'OpenAI', use: 'models', off: false },
      { id: 'speech-deepgram', name: 'Deepgram', use: 'speech', off: false },
      { id: 'literature-pubmed', name: 'PubMed', use: 'literature', off: false },
    ],
    outsideShares: [],
    abilities: { edit: true },
    ...overrides,
  };
}

/** I share all my patients with Omar Haddad, who has accepted. */
export function collaborator(overrides: Partial<Collaborator> = {}): Collaborator {
  return {
    id: '0190a000-0000-7000-8000-0000000000c1',
    direction: 'given',
    userId: '0190a000-0000-7000-8000-0000000000c2',
    email: 'omar@clinic.test',
    name: 'Omar Haddad',
    permission: 'read',
    noteIds: null,
    status: 'Accepted',
    createdAt: '2026-03-01T09:00:00.000Z',
    respondedAt: '2026-03-02T09:00:00.000Z',
    expiresAt: null,
    expired: false,
    abilities: { edit: true, remove: true, answer: false },
    ...overrides,
  };
}

const viewingToken = makeToken({ sub: clinician.id }, 30 * 60_000);

/** Ada Okafor views her workspace as Ben Ode. */
export function viewing(overrides: Partial<Viewing> = {}): Viewing {
  const until = new Date(Date.now() + 30 * 60_000).toISOString();
  const { id: userId, name } = member();
  return { id: '0190a000-0000-7000-8000-0000000000f1', userId, name, until, access_token: viewingToken, ...overrides };
}

/** Ben Ode holds nothing that Ada Okafor would have to take over. */
export function handover(overrides: Partial<HandoverPreview> = {}): HandoverPreview {
  const colleagues = [{ userId: 'me', name: 'Ada Okafor' }];
  return { charts: 0, others: [], ends: { shares: 0, departments: 0 }, colleagues, ...overrides };
}

/** What the server answers of these people: those who fit, from where the last page ended. */
export function memberPage(people: readonly WorkspaceMember[], query: Record<string, string | undefined>): MemberPage {
  const active = people.filter(({ userId }) => userId !== null);
  const wanted = (query['query'] ?? '').toLowerCase();
  const fitting = (query['only'] === 'members' ? active : people).filter(({ name, email }) =>
    `${name} ${email}`.toLowerCase().includes(wanted),
  );
  const start = Number(query['cursor'] ?? 0);
  const end = start + Number(query['limit']);
  return {
    items: fitting.slice(start, end),
    nextCursor: end < fitting.length ? String(end) : null,
    total: fitting.length,
    counts: { members: active.length, seats: active.filter(({ seat }) => seat).length },
  };
}
