import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../platform/context.ts';
import { isMember } from '../accounts/public.ts';
import { departments } from '../teams/teams.table.ts';

/** Whether work of that workspace can go to a person or a department. */
export async function assignable(
  tx: Tx,
  workspaceId: string,
  { assigneeId, departmentId }: { assigneeId?: string | null; departmentId?: string | null },
): Promise<boolean> {
  if (assigneeId) return isMember(tx.db, workspaceId, assigneeId);
  const rows = await tx.db
    .select({ id: departments.id })
    .from(departments)
    .where(and(eq(departments.workspaceId, workspaceId), eq(departments.id, departmentId ?? '')));
  return rows.length > 0;
}
