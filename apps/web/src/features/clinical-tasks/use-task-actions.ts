import type { ClinicalTask, ClinicalTaskStatus } from '@clinical/contract/clinical-tasks/clinical-tasks.schemas';
import type { TaskOperation } from '@clinical/contract/clinical-tasks/operations.schemas';
import { messageOf } from '../../lib/form-errors.ts';
import { toast } from '../../ui/toast.ts';
import { useApplyTasks } from './clinical-tasks.api.ts';
import { t } from './clinical-tasks.texts.ts';

/** Changes of one task that need no form, each with its way back. */
export function useTaskActions() {
  const apply = useApplyTasks();
  const run = async (operation: TaskOperation, done: string): Promise<void> => {
    try {
      const { results, batchId } = await apply.mutateAsync({ operations: [operation] });
      const refused = results[0]?.refused;
      if (refused) toast.error(t('refused', { why: refused.message }));
      else if (batchId !== null)
        toast.success(done, {
          duration: 8_000,
          action: { label: t('undo'), run: () => apply.mutate({ undo: batchId }) },
        });
    } catch (error) {
      toast.error(messageOf(error), { title: t('notSaved') });
    }
  };
  return {
    setStatus: (task: ClinicalTask, status: ClinicalTaskStatus) =>
      run({ action: 'update', taskId: task.id, set: { status }, was: { status: task.status } }, t(status)),
    remove: (task: ClinicalTask) => run({ action: 'delete', taskId: task.id, version: task.version }, t('deleted')),
  };
}
