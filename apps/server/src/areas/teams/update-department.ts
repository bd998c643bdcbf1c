import type { DeletedDepartment, Department, DepartmentUpdate } from '@clinical/contract/teams/departments.schemas';
import { AppError, notFound } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { storable } from '../../platform/storable.ts';
import { nameTaken } from './create-department.ts';
import {
  changeDepartment,
  deleteDepartmentRow,
  type DepartmentRow,
  lockWorkspace,
  selectDepartmentMembers,
  selectDepartments,
} from './departments.queries.ts';
import { getDepartmentFor } from './get-department-for.ts';
import { showDepartment } from './list-departments.ts';
import { sharedCharts } from './shared-charts.ts';
import { assertAdmin } from './teams.policy.ts';
import { rightsChanged, publishTeamChange } from './publish-team-change.ts';

/** True when `id` is `above` or lies somewhere below it. */
function liesBelow(rows: readonly DepartmentRow[], id: string, above: string): boolean {
  const parents = new Map(rows.map((row) => [row.id, row.parentId]));
  let at: string | null = id;
  while (at !== null && at !== above) at = parents.get(at) ?? null;
  return at === above;
}

/**
 * Renames a department, or moves it in the tree, which only an admin does.
 * @throws AppError NOT_FOUND; CONFLICT when the name is taken, or it would lie below itself
 */
export async function updateDepartment(ctx: Context, id: string, input: DepartmentUpdate): Promise<Department> {
  return ctx.transaction(async (tx) => {
    await lockWorkspace(tx);
    const { department } = await getDepartmentFor(tx, id, 'manageDepartment');
    const rows = await selectDepartments(tx.db, tx.actor.workspaceId);
    const name = storable(input.name) ?? department.name;
    const { parentId = department.parentId } = input;
    if (rows.some((row) => row.id !== id && row.name === name)) throw nameTaken(name);
    if (parentId !== department.parentId) {
      assertAdmin(tx.actor);
      if (parentId !== null && !rows.some((row) => row.id === parentId)) throw notFound();
      if (parentId !== null && liesBelow(rows, parentId, id)) {
        throw new AppError('CONFLICT', { message: 'A department cannot be its own parent.' });
      }
    }
    await changeDepartment(tx, id, { name, parentId });
    await tx.audit('department.edit', { type: 'department', id });
    publishTeamChange(tx);
    return showDepartment(tx, id);
  });
}

/** Deletes a department: its charts are without one, those below it move up. @throws AppError NOT_FOUND for who is no admin */
export async function deleteDepartment(ctx: Context, id: string): Promise<DeletedDepartment> {
  assertAdmin(ctx.actor);
  const { people, unfiled } = await ctx.transaction(async (tx) => {
    await lockWorkspace(tx);
    const { department } = await getDepartmentFor(tx, id, 'manageDepartment');
    const members = await selectDepartmentMembers(tx.db, tx.actor.workspaceId);
    const left = await tx.use(sharedCharts).unfile(tx, id);
    await deleteDepartmentRow(tx, department);
    await tx.audit('department.delete', { type: 'department', id });
    const before = members.filter(({ member }) => member.departmentId === id).map(({ user }) => user.id);
    publishTeamChange(tx, before);
    return { unfiled: left, people: before };
  });
  rightsChanged(ctx, people);
  return { unfiled };
}
