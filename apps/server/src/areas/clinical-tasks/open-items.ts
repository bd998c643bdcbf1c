import type { OpenItemAnswer } from '@clinical/contract/signing/signing.schemas';
import type { TaskOperation } from '@clinical/contract/clinical-tasks/operations.schemas';
import { AppError } from '../../platform/app-error.ts';
import type { OpenItems } from '../signing/public.ts';
import { lacksProof } from './clinical-tasks.policy.ts';
import type { ClinicalTaskRow } from './clinical-tasks.queries.ts';
import { selectOpenBefore } from './open-items.queries.ts';
import { publishTaskChanges } from './publish-task-changes.ts';
import { Refused } from './refused.ts';
import { TaskBatch } from './task-batch.ts';

/** Tasks that were open before a visit, answered when its note is signed. */
export const openItemsOfVisit: OpenItems = {
  async before(scope, visit) {
    return (await selectOpenBefore(scope, visit)).map((task) => ({
      id: task.id,
      title: task.title,
      category: task.category,
      dueOn: task.dueOn,
      needsReason: lacksProof(task),
    }));
  },

  async settle(tx, visit, answers) {
    const open = new Map((await selectOpenBefore(tx, visit)).map((task) => [task.id, task]));
    const given = answers.flatMap((answer) => {
      const task = open.get(answer.id);
      return task ? [{ ...answer, task }] : [];
    });
    const operations = given.flatMap(operationOf);
    const batch = await TaskBatch.open(tx, operations);
    try {
      for (const operation of operations) await batch.apply(operation);
    } catch (error) {
      if (error instanceof Refused) throw new AppError('CONFLICT', { message: error.message });
      throw error;
    }
    for (const { id, answer } of given)
      await tx.audit(`clinical-task.${answer}`, { type: 'clinical-task', id, noteId: visit.noteId });
    await publishTaskChanges(tx, batch.changed);
  },
};

function operationOf({ answer, reason, task }: OpenItemAnswer & { task: ClinicalTaskRow }): TaskOperation[] {
  const { id: taskId, version, status, proof } = task;
  if (answer === 'drop') return [{ action: 'delete', taskId, version }];
  if (answer === 'carry') return [];
  const closed = reason === '' ? {} : { proof: { kind: 'reason' as const, text: reason, recordId: null } };
  const was = reason === '' ? { status } : { status, proof };
  return [{ action: 'update', taskId, set: { status: 'done', ...closed }, was }];
}
