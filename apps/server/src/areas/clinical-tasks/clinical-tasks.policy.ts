import { loopCategories } from '@clinical/contract/clinical-tasks/clinical-tasks.rules';
import type { ClinicalTask, TaskCategory, TaskProof } from '@clinical/contract/clinical-tasks/clinical-tasks.schemas';
import { AppError } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/session.ts';

/** @param mayManage what the chart's grants and the department's permission "manage tasks" say */
export function clinicalTaskAbilities(actor: Pick<Actor, 'cap'>, mayManage: boolean): ClinicalTask['abilities'] {
  return { edit: actor.cap !== 'read' && mayManage };
}

/** @throws AppError CONFLICT when the actor only reads in the acting workspace. */
export function assertMayManageTasks(actor: Pick<Actor, 'cap'>): void {
  if (actor.cap === 'read') {
    throw new AppError('CONFLICT', {
      message: 'You have read-only access to this workspace and cannot change tasks.',
      notAllowed: true,
    });
  }
}

export const isLoop = ({ category }: { category: TaskCategory }): boolean => loopCategories.includes(category);

/** A loop is done only with its proof. */
export function lacksProof(task: { category: TaskCategory; proof: TaskProof | null }): boolean {
  return isLoop(task) && task.proof === null;
}
