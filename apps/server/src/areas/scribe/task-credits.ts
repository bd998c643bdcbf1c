import { type PricedAction, priceOf } from '@clinical/contract/models';
import type { Tx } from '../../platform/context.ts';
import type { TaskRef } from '../../platform/jobs/background-tasks.ts';
import { actingModel } from '../accounts/public.ts';
import { creditPlan, reserveCredits, returnCredits, takeCredits } from '../credits/public.ts';

type Run = TaskRef & { noteId: string; model: string };

/**
 * The credits of a job that is one priced action. What one run costs is set aside once, and goes back by itself when the task
 * fails or is stopped.
 */
export function taskCredits(action: PricedAction) {
  const keyOf = ({ taskId, attempt }: TaskRef) => `${action}:${taskId}:${attempt}`;
  return {
    /** Names what one run costs in the ledger. */
    keyOf,
    /** @throws AppError NO_CREDITS */
    async reserve(tx: Tx, run: Run): Promise<void> {
      const plan = tx.use(creditPlan);
      if (run.attempt > 1) await returnCredits(tx, keyOf({ ...run, attempt: run.attempt - 1 }));
      const { llm, ownKey } = await actingModel(tx, run.local);
      const isLocal = llm.label === null;
      const isFree = ownKey || (plan.localEngineIsFree && isLocal);
      const { taskId, noteId } = run;
      const credits = isFree ? 0 : priceOf(action, isLocal ? null : run.model);
      const model = isLocal ? 'local' : run.model;
      await reserveCredits(tx, plan, { key: keyOf(run), action, credits, taskId, noteId, model });
    },
    /** It is done: what was set aside is spent. */
    take: (tx: Tx, run: TaskRef): Promise<void> => takeCredits(tx, keyOf(run)),
  };
}
