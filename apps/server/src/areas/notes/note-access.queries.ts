import { and, eq, inArray, isNull } from 'drizzle-orm';
import { capLevel, type GrantLevel, includesLevel, principalNames } from '../../platform/access.ts';
import type { Database } from '../../platform/db/database.ts';
import { users, workspaceMembers } from '../accounts/accounts.table.ts';
import { collaborations, departmentMembers, departments } from '../teams/teams.table.ts';
import { selectGrants } from './note-owner.queries.ts';
import type { NoteRow } from './notes.queries.ts';

type Person = Pick<typeof users.$inferSelect, 'id' | 'givenName' | 'familyName' | 'nickname' | 'email'>;
/** `sharer`: who shares, of a collaborator. */
export type Reach = {
  person: Person;
  level: GrantLevel;
  kind: 'user' | 'admin' | 'department' | 'collaborator';
  department: string;
  sharer: Person | null;
};

const person = {
  id: users.id,
  givenName: users.givenName,
  familyName: users.familyName,
  nickname: users.nickname,
  email: users.email,
};

/** Every way in which somebody reaches a chart now, several of one person among them. */
export async function selectReaches(
  db: Database,
  { id, workspaceId }: Pick<NoteRow, 'id' | 'workspaceId'>,
): Promise<Reach[]> {
  const grants = await selectGrants(db, id);
  return [
    ...(await throughMembership(db, workspaceId, grants)),
    ...(await throughCollaborations(db, workspaceId, grants)),
  ];
}

/** Of members: their own grant, an admin's, and those of their departments. Each ends at what their membership allows. */
async function throughMembership(db: Database, workspaceId: string, grants: ReadonlyMap<string, GrantLevel>) {
  const members = await db
    .select({ person, cap: workspaceMembers.cap })
    .from(workspaceMembers)
    .innerJoin(users, eq(users.id, workspaceMembers.userId))
    .where(
      and(eq(workspaceMembers.workspaceId, workspaceId), isNull(workspaceMembers.removedAt), isNull(users.closedAt)),
    );
  const seats = await db
    .select({ seat: departmentMembers, name: departments.name })
    .from(departmentMembers)
    .innerJoin(departments, eq(departments.id, departmentMembers.departmentId))
    .where(eq(departments.workspaceId, workspaceId));
  const admins = principalNames.admins(workspaceId);
  return members.flatMap(({ person: member, cap }) => {
    const ways = [
      { principal: principalNames.user(member.id), kind: 'user' as const, department: '' },
      ...(cap === 'admin' ? [{ principal: admins, kind: 'admin' as const, department: '' }] : []),
      ...seats
        .filter(({ seat }) => seat.userId === member.id)
        .flatMap(({ seat, name }) =>
          abilitiesOf(seat).map((ability) => ({
            principal: principalNames.department(seat.departmentId, ability),
            kind: 'department' as const,
            department: name,
          })),
        ),
    ];
    return ways.flatMap(({ principal, ...way }): Reach[] => {
      const level = grants.get(principal);
      const most = capLevel(cap);
      if (!level) return [];
      return [{ ...way, person: member, sharer: null, level: includesLevel(most, level) ? level : most }];
    });
  });
}

function abilitiesOf(seat: typeof departmentMembers.$inferSelect) {
  const has = { view: seat.viewNotes, edit: seat.editNotes, delete: seat.deleteNotes };
  return (['view', 'edit', 'delete'] as const).filter((ability) => has[ability]);
}

async function throughCollaborations(db: Database, workspaceId: string, grants: ReadonlyMap<string, GrantLevel>) {
  const rows = await db
    .select({ collaboration: collaborations, person })
    .from(collaborations)
    .innerJoin(users, eq(users.id, collaborations.userId))
    .where(
      and(eq(collaborations.workspaceId, workspaceId), eq(collaborations.status, 'Accepted'), isNull(users.closedAt)),
    );
  const owners = [...new Set(rows.map(({ collaboration }) => collaboration.ownerId))];
  const sharers = owners.length === 0 ? [] : await db.select(person).from(users).where(inArray(users.id, owners));
  return rows.flatMap(({ collaboration: { id, ownerId, allNotes, permission }, person: other }): Reach[] => {
    const levels = permission === 'edit' ? (['edit', 'read'] as const) : (['read'] as const);
    const level = levels.find((each) =>
      grants.has(allNotes ? principalNames.owned(ownerId, workspaceId, each) : principalNames.shared(id, each)),
    );
    const sharer = sharers.find((each) => each.id === ownerId) ?? null;
    return level ? [{ person: other, level, kind: 'collaborator', department: '', sharer }] : [];
  });
}
