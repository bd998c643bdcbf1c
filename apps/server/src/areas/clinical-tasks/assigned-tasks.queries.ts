import { and, eq, ne, or, sql } from 'drizzle-orm';
import type { Scope, Tx } from '../../platform/context.ts';
import { clinicalTasks } from './clinical-tasks.table.ts';

/** Open tasks of a person, by workspace. */
export async function countAssigned(db: Scope['db'], userId: string): Promise<Map<string, number>> {
  const rows = await db
    .select({ workspaceId: clinicalTasks.workspaceId, count: sql<number>`count(*)`.mapWith(Number) })
    .from(clinicalTasks)
    .where(and(eq(clinicalTasks.assigneeId, userId), ne(clinicalTasks.status, 'done')))
    .groupBy(clinicalTasks.workspaceId);
  return new Map(rows.map(({ workspaceId, count }) => [workspaceId, count]));
}

type Change = { fromUserId: string; workspaceId: string; toUserId: string | null };

/** Gives all open tasks of a person, and their items of checklists, to another one or to nobody. */
export async function reassignTasks(
  tx: Tx,
  { fromUserId, workspaceId, toUserId }: Change,
): Promise<{ id: string; noteId: string }[]> {
  const isTheirs = sql`item->'assignee'->>'id' = ${fromUserId}`;
  const owner = toUserId === null ? null : { kind: 'person', id: toUserId };
  const checklist = sql`(
    select coalesce(jsonb_agg(case when ${isTheirs}
      then jsonb_set(item, '{assignee}', ${JSON.stringify(owner)}::jsonb) else item end order by place), '[]')
    from jsonb_array_elements(${clinicalTasks.checklist}) with ordinality items(item, place))`;
  return tx.db
    .update(clinicalTasks)
    .set({
      assigneeId: sql`case when ${clinicalTasks.assigneeId} = ${fromUserId}::uuid then ${toUserId}::uuid
        else ${clinicalTasks.assigneeId} end`,
      checklist,
      version: sql`${clinicalTasks.version} + 1`,
      updatedAt: tx.clock.now(),
    })
    .where(
      and(
        eq(clinicalTasks.workspaceId, workspaceId),
        ne(clinicalTasks.status, 'done'),
        or(
          eq(clinicalTasks.assigneeId, fromUserId),
          sql`exists (select from jsonb_array_elements(${clinicalTasks.checklist}) item where ${isTheirs})`,
        ),
      ),
    )
    .returning({ id: clinicalTasks.id, noteId: clinicalTasks.noteId });
}
