import type {
  ClinicalTask,
  ClinicalTaskStatus,
  TaskProof,
  TaskSource,
} from '@clinical/contract/clinical-tasks/clinical-tasks.schemas';
import type { TaskOperation } from '@clinical/contract/clinical-tasks/operations.schemas';
import { messageOf } from '../../lib/form-errors.ts';
import { toast } from '../../ui/toast.ts';
import { useApplyTasks } from './clinical-tasks.api.ts';
import { t } from './clinical-tasks.texts.ts';
import { useUndo } from './use-undo.ts';

/** A task may be finished before those that it waits for; then they are named. */
const said = ({ waitsFor }: ClinicalTask, status: ClinicalTaskStatus): string =>
  status === 'done' && waitsFor.length > 0
    ? t('doneBefore', { titles: waitsFor.map(({ title }) => title).join(', ') })
    : t(status);

/** Changes of one task that need no form, each with its way back. */
export function useTaskActions() {
  const apply = useApplyTasks();
  const undo = useUndo();
  /**
   * @param done what is told of it, with the way back; null where the page shows enough
   * @returns whether it was applied
   */
  const run = async (operation: TaskOperation, done: string | null): Promise<boolean> => {
    try {
      const { results, batchId } = await apply.mutateAsync({ operations: [operation] });
      const refused = results[0]?.refused;
      if (refused) toast.error(t('refused', { why: refused.message }));
      else if (batchId !== null && done !== null)
        toast.success(done, {
          duration: 8_000,
          action: { label: t('undo'), run: () => void undo(batchId) },
        });
      return !refused;
    } catch (error) {
      toast.error(messageOf(error), { title: t('notSaved') });
      return false;
    }
  };
  return {
    setStatus: (task: ClinicalTask, status: ClinicalTaskStatus) =>
      run({ action: 'update', taskId: task.id, set: { status }, was: { status: task.status } }, said(task, status)),
    /** Into a column, below the task `after` of it; null for its top. */
    moveTo: (task: ClinicalTask, status: ClinicalTaskStatus, after: string | null) =>
      run(
        { action: 'update', taskId: task.id, set: { status, after }, was: { status: task.status, rank: task.rank } },
        status === task.status ? null : said(task, status),
      ),
    /** What proves a station of a loop; a filed reply closes it. */
    bind: (task: ClinicalTask, station: 'letter' | 'receipt' | 'proof', record: TaskProof) =>
      run(
        { action: 'update', taskId: task.id, set: { [station]: record }, was: { [station]: task[station] } },
        t(station === 'proof' ? 'loopClosed' : 'stationSaved'),
      ),
    /** Takes away what proves a station; a task that its reply has closed is open again. */
    unbind: (task: ClinicalTask, station: 'letter' | 'receipt' | 'proof') => {
      const isReopened = station === 'proof' && task.status === 'done';
      return run(
        {
          action: 'update',
          taskId: task.id,
          set: { [station]: null, ...(isReopened && { status: 'todo' }) },
          was: { [station]: task[station], ...(isReopened && { status: 'done' }) },
        },
        t(isReopened ? 'loopReopened' : 'stationRemoved'),
      );
    },
    /** The words of a visit that the task comes from. */
    bindWords: (task: ClinicalTask, source: TaskSource) =>
      run({ action: 'update', taskId: task.id, set: { source }, was: { source: task.source } }, t('stationSaved')),
    remove: (task: ClinicalTask) => run({ action: 'delete', taskId: task.id, version: task.version }, t('deleted')),
  };
}
