import type { TaskOperation } from '@clinical/contract/clinical-tasks/operations.schemas';

type OfTask = { task: { id: string }; operation: TaskOperation };

/**
 * At most one change of each field of a task: what was said last counts, and stands where it was said. Each is made from the values of
 * now, so a second one would be refused. A task that is changed later is not deleted. A deletion replaces no change: somebody has to tick it
 * first, and the page leaves out the change then.
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
  if (earlier.action !== 'update') return true;
  if (later.action !== 'update') return false;
  return Object.keys(earlier.set).every((field) => field in later.set);
}
