import type { Department } from '@clinical/contract/teams/departments.schemas';
import { AppError, notFound } from '../../platform/app-error.ts';
import type { Context, Tx } from '../../platform/context.ts';
import { storable } from '../../platform/storable.ts';
import { insertDepartment, lockWorkspace, selectDepartments } from './departments.queries.ts';
import { listDepartments, showDepartment } from './list-departments.ts';
import { assertAdmin } from './teams.policy.ts';
import { publishTeamChange } from './publish-team-change.ts';

const defaults = ['Front Desk', 'Nursing', 'Providers', 'Billing'];

export function nameTaken(name: string): AppError {
  return new AppError('CONFLICT', { message: `There is a department named ${name} already.` });
}

async function make(tx: Tx, name: string, parentId: string | null): Promise<string> {
  const { workspaceId } = tx.actor;
  const id = tx.ids.uuid();
  const made = await insertDepartment(tx, { id, workspaceId, name, parentId, createdAt: tx.clock.now() });
  if (!made) throw nameTaken(name);
  await tx.audit('department.create', { type: 'department', id });
  return id;
}

/** @throws AppError NOT_FOUND for who is no admin, and for a parent of another workspace; CONFLICT when the name is taken */
export async function createDepartment(
  ctx: Context,
  input: { name: string; parentId: string | null },
): Promise<Department> {
  assertAdmin(ctx.actor);
  return ctx.transaction(async (tx) => {
    await lockWorkspace(tx);
    const { parentId } = input;
    const rows = await selectDepartments(tx.db, tx.actor.workspaceId);
    if (parentId !== null && !rows.some(({ id }) => id === parentId)) throw notFound();
    const id = await make(tx, storable(input.name), parentId);
    publishTeamChange(tx);
    return showDepartment(tx, id);
  });
}

/** The usual departments of a clinic, once. @throws AppError NOT_FOUND for who is no admin; CONFLICT when there are departments */
export async function initializeDepartments(ctx: Context): Promise<Department[]> {
  assertAdmin(ctx.actor);
  return ctx.transaction(async (tx) => {
    await lockWorkspace(tx);
    if ((await selectDepartments(tx.db, tx.actor.workspaceId)).length > 0) {
      throw new AppError('CONFLICT', { message: 'This workspace has departments already.' });
    }
    for (const name of defaults) await make(tx, name, null);
    publishTeamChange(tx);
    return listDepartments(tx);
  });
}
