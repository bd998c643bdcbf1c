import type { DepartmentPermissions } from '@clinical/contract/teams/departments.schemas';
import { notFound } from '../../platform/app-error.ts';
import type { Scope } from '../../platform/context.ts';
import { isUuid } from '../../platform/ids.ts';
import { type DepartmentRow, findDepartment } from './departments.queries.ts';
import { permissionsOf } from './departments.view.ts';
import { departmentPermissions } from './teams.policy.ts';

/** A department and all that the actor may do in it. @throws AppError NOT_FOUND when `need` is not among that, `member` for who belongs to it */
export async function getDepartmentFor(
  scope: Pick<Scope, 'actor' | 'db'>,
  id: string,
  need: keyof DepartmentPermissions | 'member',
): Promise<{ department: DepartmentRow; permissions: DepartmentPermissions }> {
  const row = isUuid(id) ? await findDepartment(scope, id) : null;
  const permissions = row && departmentPermissions(scope.actor, row.held ? permissionsOf(row.held) : undefined);
  if (!row || !permissions) throw notFound();
  if (need === 'member' ? !row.held : !permissions[need]) throw notFound();
  return { department: row.department, permissions };
}

/** @throws AppError NOT_FOUND unless the acting workspace has that department */
export async function assertDepartment(scope: Pick<Scope, 'actor' | 'db'>, id: string): Promise<void> {
  if (!isUuid(id) || !(await findDepartment(scope, id))) throw notFound();
}
