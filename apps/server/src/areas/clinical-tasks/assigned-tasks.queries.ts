import { and, eq, isNull, ne, or, sql } from 'drizzle-orm';
import type { Scope, Tx } from '../../platform/context.ts';
import { clinicalTasks } from './clinical-tasks.table.ts';

const isTheirStep = (userId: string) => sql`item->'assignee'->>'id' = ${userId}`;

/** Assigned to a person, made by them for nobody, or with an open step of theirs. */
const heldBy = (userId: string) =>
  and(
    ne(clinicalTasks.status, 'done'),
    or(
      eq(clinicalTasks.assigneeId, userId),
      and(isNull(clinicalTasks.assigneeId), isNull(clinicalTasks.departmentId), eq(clinicalTasks.createdBy, userId)),
      sql`exists (select from jsonb_array_elements(${clinicalTasks.checklist}) item
        where ${isTheirStep(userId)} and not (item->>'done')::boolean)`,
    ),
  );

/** Open tasks of a person, by workspace. */
export async function countAssigned(db: Scope['db'], userId: string): Promise<Map<string, number>> {
  const rows = await db
    .select({ workspaceId: clinicalTasks.workspaceId, count: sql<number>`count(*)`.mapWith(Number) })
    .from(clinicalTasks)
    .where(heldBy(userId))
    .groupBy(clinicalTasks.workspaceId);
  return new Map(rows.map(({ workspaceId, count }) => [workspaceId, count]));
}

type Change = { fromUserId: string; workspaceId: string; toUserId: string | null };

/** Gives all open tasks of a person, those that they made for nobody, and their steps, to another one or to nobody. */
export async function reassignTasks(
  tx: Tx,
  { fromUserId, workspaceId, toUserId }: Change,
): Promise<{ id: string; noteId: string }[]> {
  const isTheirs = isTheirStep(fromUserId);
  const owner = toUserId === null ? null : { kind: 'person', id: toUserId };
  const checklist = sql`(
    select coalesce(jsonb_agg(case when ${isTheirs}
      then jsonb_set(item, '{assignee}', ${JSON.stringify(owner)}::jsonb) else item end order by place), '[]')
    from jsonb_array_elements(${clinicalTasks.checklist}) with ordinality items(item, place))`;
  return tx.db
    .update(clinicalTasks)
    .set({
      assigneeId: sql`case when ${clinicalTasks.assigneeId} = ${fromUserId}::uuid
          or (${clinicalTasks.assigneeId} is null and ${clinicalTasks.departmentId} is null
            and ${clinicalTasks.createdBy} = ${fromUserId}::uuid)
        then ${toUserId}::uuid else ${clinicalTasks.assigneeId} end`,
      checklist,
      version: sql`${clinicalTasks.version} + 1`,
      updatedAt: tx.clock.now(),
    })
    .where(and(eq(clinicalTasks.workspaceId, workspaceId), heldBy(fromUserId)))
    .returning({ id: clinicalTasks.id, noteId: clinicalTasks.noteId });
}
