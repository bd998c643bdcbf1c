import { and, eq } from 'drizzle-orm';
import type { Scope } from '../../platform/context.ts';
import { isMember } from '../accounts/public.ts';
import { departmentMembers, departments } from '../teams/teams.table.ts';

/** Whether a person or a department is in that workspace. */
export async function isInWorkspace(
  tx: Pick<Scope, 'db'>,
  workspaceId: string,
  { assigneeId, departmentId }: { assigneeId?: string | null | undefined; departmentId?: string | null | undefined },
): Promise<boolean> {
  if (assigneeId) return isMember(tx.db, workspaceId, assigneeId);
  const rows = await tx.db
    .select({ id: departments.id })
    .from(departments)
    .where(and(eq(departments.workspaceId, workspaceId), eq(departments.id, departmentId ?? '')));
  return rows.length > 0;
}

export async function selectDepartmentMembers(
  { db }: Pick<Scope, 'db'>,
  departmentId: string,
  most: number,
): Promise<string[]> {
  const rows = await db
    .select({ userId: departmentMembers.userId })
    .from(departmentMembers)
    .where(eq(departmentMembers.departmentId, departmentId))
    .limit(most);
  return rows.map(({ userId }) => userId);
}
