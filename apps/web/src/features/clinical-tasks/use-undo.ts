import { messageOf } from '../../lib/form-errors.ts';
import { toast } from '../../ui/toast.ts';
import { useApplyTasks } from './clinical-tasks.api.ts';
import { t } from './clinical-tasks.texts.ts';

/** Undoes a batch, and says what of it stays because somebody has changed it since. */
export function useUndo(): (batchId: string) => Promise<void> {
  const apply = useApplyTasks();
  return async (batchId) => {
    try {
      const { results } = await apply.mutateAsync({ undo: batchId });
      const left = results.filter(({ refused }) => refused !== null).length;
      const undone = t('undone', { n: results.length - left });
      if (left > 0) toast.warning([undone, t('notUndone', { n: left })].join('. '));
      else toast.success(undone);
    } catch (error) {
      toast.error(messageOf(error), { title: t('notSaved') });
    }
  };
}
