import type { MemberRequest, WorkspaceMember, WorkspaceUser } from '@clinical/contract/teams/members.schemas';
import { notFound } from '../../platform/app-error.ts';
import type { Context, Scope } from '../../platform/context.ts';
import { departmentsByPerson } from './departments.queries.ts';
import { type MemberRow, selectAddress, selectInvitations, selectPeople, selectRequests } from './members.queries.ts';
import { viewInvited, viewMember, viewRequest } from './members.view.ts';
import { nameOf } from './person-name.ts';

const isAdmin = ({ member }: MemberRow) => member.cap === 'admin';

/** Members of the acting workspace, and for admins the newest invitation of each address that was not accepted. */
export async function listWorkspaceMembers({
  actor,
  db,
  clock,
}: Pick<Scope, 'actor' | 'db' | 'clock'>): Promise<WorkspaceMember[]> {
  const { workspaceId } = actor;
  const people = await selectPeople(db, workspaceId);
  const departments = await departmentsByPerson(db, workspaceId);
  const admins = people.filter(isAdmin).length;
  const members = people.map((person) =>
    viewMember(actor, person, {
      departmentIds: departments.get(person.user.id) ?? [],
      lastAdmin: admins === 1 && isAdmin(person),
    }),
  );
  if (actor.cap !== 'admin') return members;
  const known = new Set(people.map(({ user }) => user.email));
  const invited = (await selectInvitations(db, workspaceId)).filter(({ email }) => {
    const isFirst = !known.has(email);
    known.add(email);
    return isFirst;
  });
  return [...members, ...invited.map((row) => viewInvited(actor, row, clock.now()))];
}

/** A member or an invitation, as it is now. @throws AppError NOT_FOUND */
export async function showMember(scope: Pick<Scope, 'actor' | 'db' | 'clock'>, id: string): Promise<WorkspaceMember> {
  const found = (await listWorkspaceMembers(scope)).find((member) => member.id === id);
  if (!found) throw notFound();
  return found;
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
