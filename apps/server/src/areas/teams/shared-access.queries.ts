import { sql } from 'drizzle-orm';
import { type DepartmentAbility, principalNames } from '../../platform/access.ts';
import type { Database } from '../../platform/db/database.ts';
import { selectStatement } from '../../platform/db/statement.ts';

type Acting = { userId: string; workspaceId: string };
type Shared = { principals: string[]; reach: string[] };

/**
 * What each of these people holds through departments of the workspace that they act in, and through collaborations that they
 * accepted. A collaboration inside a workspace that they belong to counts only while they act there, under its rules; any other
 * one counts everywhere.
 */
const heldBy = selectStatement(
  {
    place: sql<number>`acting.place`.mapWith(Number),
    departmentId: sql<string | null>`held.department_id`,
    collaborationId: sql<string | null>`held.collaboration_id`,
    ownerId: sql<string>`held.owner_id`,
    workspaceId: sql<string>`held.workspace_id`,
    allNotes: sql<boolean>`held.all_notes`,
    view: sql<boolean>`held.may_view`,
    edit: sql<boolean>`held.may_edit`,
    delete: sql<boolean>`held.may_delete`,
  },
  sql`from unnest(${sql.placeholder('users')}::uuid[], ${sql.placeholder('workspaces')}::uuid[])
      with ordinality acting (user_id, workspace_id, place)
    cross join lateral (
      select d.id as department_id, null::uuid as collaboration_id, null::uuid as owner_id, d.workspace_id, false as all_notes,
        m.view_notes as may_view, m.edit_notes as may_edit, m.delete_notes as may_delete
      from department_members m join departments d on d.id = m.department_id
      where m.user_id = acting.user_id and d.workspace_id = acting.workspace_id
      union all
      select null, c.id, c.owner_id, c.workspace_id, c.all_notes, true, c.permission = 'edit', false
      from collaborations c
      where c.user_id = acting.user_id and c.status = 'Accepted' and (c.workspace_id = acting.workspace_id
        or not exists (select from workspace_members w
          where w.workspace_id = c.workspace_id and w.user_id = c.user_id and w.removed_at is null))
    ) held`,
  'shared_access',
);

/** Names to hold grants under, and workspaces where such charts lie, in the order of the question. */
export async function sharedAccess(db: Database, acting: readonly Acting[]): Promise<Shared[]> {
  const shared: Shared[] = acting.map(() => ({ principals: [], reach: [] }));
  if (acting.length === 0) return shared;
  const values = { users: acting.map(({ userId }) => userId), workspaces: acting.map((each) => each.workspaceId) };
  for (const row of await heldBy(db, values)) {
    const { principals = [], reach = [] } = shared[row.place - 1] ?? {};
    reach.push(row.workspaceId);
    principals.push(...namesOf(row));
  }
  return shared;
}

type Held = Awaited<ReturnType<typeof heldBy>>[number];

function namesOf({ departmentId, collaborationId, ownerId, workspaceId, allNotes, ...may }: Held): string[] {
  if (departmentId !== null) {
    const abilities = (['view', 'edit', 'delete'] satisfies DepartmentAbility[]).filter((ability) => may[ability]);
    return abilities.map((ability) => principalNames.department(departmentId, ability));
  }
  const levels = may.edit ? (['read', 'edit'] as const) : (['read'] as const);
  return levels.map((level) =>
    allNotes ? principalNames.owned(ownerId, workspaceId, level) : principalNames.shared(collaborationId ?? '', level),
  );
}
