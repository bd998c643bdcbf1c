import { priceOf } from '@clinical/contract/models';
import type { Tx } from '../../../platform/context.ts';
import type { TaskRef } from '../../../platform/jobs/background-tasks.ts';
import { actingModel } from '../../accounts/public.ts';
import { creditPlan, reserveCredits, returnCredits, takeCredits } from '../../credits/public.ts';

type Run = TaskRef & { noteId: string; model: string };

const keyOf = ({ taskId, attempt }: TaskRef) => `command:${taskId}:${attempt}`;

/** Sets aside what one run of a command costs, once. It goes back by itself when the task fails or is stopped. @throws AppError NO_CREDITS */
export async function reserveForCommand(tx: Tx, run: Run): Promise<void> {
  const plan = tx.use(creditPlan);
  if (run.attempt > 1) await returnCredits(tx, keyOf({ ...run, attempt: run.attempt - 1 }));
  const { llm, ownKey } = await actingModel(tx);
  const isFree = ownKey || (plan.localEngineIsFree && llm.label === null);
  const { taskId, noteId, model } = run;
  const credits = isFree ? 0 : priceOf('command', model);
  await reserveCredits(tx, plan, { key: keyOf(run), action: 'command', credits, taskId, noteId, model });
}

/** The answer is written: what was set aside is spent. */
export const takeForCommand = (tx: Tx, run: TaskRef): Promise<void> => takeCredits(tx, keyOf(run));
