import type { Ok } from '@clinical/contract/common.schemas';
import type { Context } from '../../platform/context.ts';
import { assertMayManageTasks } from './clinical-tasks.policy.ts';
import { lockTaskOf, removeTask } from './clinical-tasks.queries.ts';
import { publishTaskChanges } from './publish-task-changes.ts';

/** @throws AppError NOT_FOUND; CONFLICT for a reader */
export async function deleteClinicalTask(ctx: Context, params: { id: string; taskId: string }): Promise<Ok> {
  assertMayManageTasks(ctx.actor);
  return ctx.transaction(async (tx) => {
    const task = await lockTaskOf(tx, params.id, params.taskId);
    await removeTask(tx, task.id);
    await tx.audit('clinical-task.delete', { type: 'clinical-task', id: task.id, noteId: task.noteId });
    await publishTaskChanges(tx, new Set([task.noteId]));
    return { ok: true };
  });
}
