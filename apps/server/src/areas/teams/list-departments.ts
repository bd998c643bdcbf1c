import type { Department, DepartmentChoice } from '@clinical/contract/teams/departments.schemas';
import { notFound } from '../../platform/app-error.ts';
import type { Context, Scope } from '../../platform/context.ts';
import { selectDepartmentMembers, selectDepartments, selectOwnDepartments } from './departments.queries.ts';
import { viewDepartment, viewDepartmentChoice } from './departments.view.ts';
import { sharedCharts } from './shared-charts.ts';

type Reading = Pick<Scope, 'actor' | 'db'> & Pick<Context, 'use'>;

/** The departments of the acting workspace, by name. */
export async function listDepartments(scope: Reading): Promise<Department[]> {
  const { actor, db } = scope;
  const rows = await selectDepartments(db, actor.workspaceId);
  const filed = await scope.use(sharedCharts).countFiled(
    db,
    rows.map(({ id }) => id),
  );
  const members = Map.groupBy(
    await selectDepartmentMembers(db, actor.workspaceId),
    ({ member }) => member.departmentId,
  );
  return rows.map((row) =>
    viewDepartment(actor, row, { members: members.get(row.id) ?? [], charts: filed.get(row.id) ?? 0 }),
  );
}

/** The same without people and charts. */
export async function listDepartmentChoices(scope: Pick<Scope, 'actor' | 'db'>): Promise<DepartmentChoice[]> {
  return (await selectOwnDepartments(scope)).map((row) => viewDepartmentChoice(scope.actor, row));
}

/** One of them, as it is now. @throws AppError NOT_FOUND */
export async function showDepartment(scope: Reading, id: string): Promise<Department> {
  const found = (await listDepartments(scope)).find((department) => department.id === id);
  if (!found) throw notFound();
  return found;
}
