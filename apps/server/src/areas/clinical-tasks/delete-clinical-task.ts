import type { Ok } from '@clinical/contract/common.schemas';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { applyTaskOperations } from './apply-task-operations.ts';
import { assertMayManageTasks } from './clinical-tasks.policy.ts';
import { getManageableTask } from './clinical-tasks.queries.ts';

/**
 * A batch of one operation, which can be undone as any other.
 * @throws AppError NOT_FOUND; CONFLICT for a reader, or when somebody has changed the task meanwhile
 */
export async function deleteClinicalTask(
  ctx: Context,
  { id: noteId, taskId }: { id: string; taskId: string },
): Promise<Ok> {
  assertMayManageTasks(ctx.actor);
  const { version } = await getManageableTask(ctx, noteId, taskId);
  const { results } = await applyTaskOperations(ctx, { operations: [{ action: 'delete', taskId, version }] });
  const refused = results[0]?.refused;
  if (refused) throw new AppError('CONFLICT', { message: refused.message });
  return { ok: true };
}
