import type {
  MemberFilter,
  MemberList,
  MemberRequest,
  WorkspaceMember,
  WorkspaceUser,
} from '@clinical/contract/teams/members.schemas';
import { notFound } from '../../platform/app-error.ts';
import type { Context, Scope } from '../../platform/context.ts';
import { departmentsByPerson } from './departments.queries.ts';
import { isAfter, type MemberPlace, readMemberCursor, writeMemberCursor } from './member-cursor.ts';
import {
  type InvitationRow,
  type MemberRow,
  selectAddress,
  selectInvitations,
  selectPeople,
  selectRequests,
} from './members.queries.ts';
import { viewInvited, viewMember, viewRequest } from './members.view.ts';
import { nameOf } from './person-name.ts';

type Asking = Pick<Scope, 'actor' | 'db' | 'clock'>;
/** A line of the list before it is shown. */
type Line = { place: MemberPlace; text: string } & ({ person: MemberRow } | { invitation: InvitationRow });
type Lines = { people: MemberRow[]; lines: Line[] };

const isAdmin = ({ member }: MemberRow) => member.cap === 'admin';
const folded = (text: string) => text.toLocaleLowerCase('en');

/** Members of the acting workspace, and for admins the newest invitation of each address that was not accepted. */
async function linesOf({ actor, db }: Asking): Promise<Lines> {
  const people = await selectPeople(db, actor.workspaceId);
  const lines: Line[] = people.map((person) => ({
    place: { kind: 'member', at: person.member.createdAt, id: person.user.id },
    text: folded(`${nameOf(person.user)} ${person.user.email}`),
    person,
  }));
  if (actor.cap !== 'admin') return { people, lines };
  const known = new Set(people.map(({ user }) => user.email));
  for (const invitation of await selectInvitations(db, actor.workspaceId)) {
    const { id, email, createdAt } = invitation;
    if (known.has(email)) continue;
    known.add(email);
    lines.push({ place: { kind: 'invitation', at: createdAt, id }, text: folded(email), invitation });
  }
  return { people, lines };
}

async function view(
  { actor, db, clock }: Asking,
  { people }: Lines,
  lines: readonly Line[],
): Promise<WorkspaceMember[]> {
  const shown = lines.flatMap((line) => ('person' in line ? line.person.user.id : []));
  const departments = await departmentsByPerson(db, actor.workspaceId, shown);
  const admins = people.filter(isAdmin).length;
  return lines.map((line) => {
    if ('invitation' in line) return viewInvited(actor, line.invitation, clock.now());
    const { person } = line;
    const departmentIds = departments.get(person.user.id) ?? [];
    return viewMember(actor, person, { departmentIds, lastAdmin: admins === 1 && isAdmin(person) });
  });
}

/** All that fit the filter, or with a `limit` a page of them. @throws AppError INVALID_INPUT for a cursor of another list */
export async function listWorkspaceMembers(scope: Asking, filter: MemberFilter): Promise<MemberList> {
  const { cursor, query = '', only } = filter;
  const limit = filter.limit === undefined ? undefined : Number(filter.limit);
  const all = await linesOf(scope);
  const wanted = folded(query.trim());
  const fitting = all.lines.filter(
    ({ place, text }) => text.includes(wanted) && (only === undefined || place.kind === 'member'),
  );
  const after = cursor === undefined ? null : readMemberCursor(cursor);
  const rest = after ? fitting.filter(({ place }) => isAfter(place, after)) : fitting;
  if (limit === undefined) return view(scope, all, rest);
  const page = rest.slice(0, limit);
  const last = page.at(-1);
  return {
    items: await view(scope, all, page),
    nextCursor: last && rest.length > page.length ? writeMemberCursor(last.place) : null,
    total: fitting.length,
    counts: { members: all.people.length, seats: all.people.filter(({ member }) => member.seat).length },
  };
}

/** A member or an invitation, as it is now. @throws AppError NOT_FOUND */
export async function showMember(scope: Asking, id: string): Promise<WorkspaceMember> {
  const all = await linesOf(scope);
  const [member] = await view(
    scope,
    all,
    all.lines.filter(({ place }) => place.id === id),
  );
  if (!member) throw notFound();
  return member;
}

/** The people of the acting workspace, to be picked from. */
export async function listWorkspaceUsers(ctx: Context): Promise<WorkspaceUser[]> {
  const people = await selectPeople(ctx.db, ctx.actor.workspaceId);
  return people.map(({ member, user }) => ({
    id: user.id,
    name: nameOf(user),
    email: user.email,
    permission: member.cap,
  }));
}

/** Invitations that wait for the caller, and for admins those of the acting workspace that wait for others. */
export async function listMemberRequests(ctx: Context): Promise<MemberRequest[]> {
  const { actor, db, clock } = ctx;
  const now = clock.now();
  const email = await selectAddress(db, actor.userId);
  const incoming = await selectRequests(db, { email, now });
  const outgoing = actor.cap === 'admin' ? await selectRequests(db, { workspaceId: actor.workspaceId }) : [];
  return [
    ...incoming.map((request) => viewRequest(request, 'incoming', now)),
    ...outgoing.map((request) => viewRequest(request, 'outgoing', now)),
  ];
}
