import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../platform/context.ts';
import { workspaceMembers } from '../accounts/accounts.table.ts';
import { departments } from '../teams/teams.table.ts';

/** Whether work of that workspace can go to a person or a department. */
export async function assignable(
  tx: Tx,
  workspaceId: string,
  { assigneeId, departmentId }: { assigneeId?: string | null; departmentId?: string | null },
): Promise<boolean> {
  const rows = assigneeId
    ? await tx.db
        .select({ id: workspaceMembers.userId })
        .from(workspaceMembers)
        .where(and(eq(workspaceMembers.workspaceId, workspaceId), eq(workspaceMembers.userId, assigneeId)))
    : await tx.db
        .select({ id: departments.id })
        .from(departments)
        .where(and(eq(departments.workspaceId, workspaceId), eq(departments.id, departmentId ?? '')));
  return rows.length > 0;
}
