import type { TaskOperation } from '@clinical/contract/clinical-tasks/operations.schemas';

type OfTask = { task: { id: string }; operation: TaskOperation };

/**
 * At most one change of each field of a task: what was said last counts, and stands where it was said. Each is made from the values of
 * now, so a second one would be refused. A deleted task is changed no more, and one that is changed later is not deleted.
 */
export function foldOperations<Each extends OfTask>(changes: readonly Each[]): Each[] {
  return changes.filter(
    (change, at) =>
      !changes
        .slice(at + 1)
        .some(({ task, operation }) => task.id === change.task.id && replaces(operation, change.operation)),
  );
}

function replaces(later: TaskOperation, earlier: TaskOperation): boolean {
  if (later.action !== 'update' || earlier.action !== 'update') return true;
  return Object.keys(earlier.set).every((field) => field in later.set);
}
