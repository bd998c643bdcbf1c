import { priceOf } from '@clinical/contract/models';
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/context.ts';
import type { TaskRef } from '../../platform/jobs/background-tasks.ts';
import { actingModel } from '../accounts/public.ts';
import { creditPlan, reserveCredits, returnCredits, takeCredits } from '../credits/public.ts';

type Run = TaskRef & { noteId: string; model: string };

const keyOf = ({ taskId, attempt }: TaskRef) => `note:${taskId}:${attempt}`;

/** Sets aside what one run of writing costs, once. It goes back by itself when the task fails or is stopped. @throws AppError NO_CREDITS */
export async function reserveForNote(tx: Tx, run: Run): Promise<void> {
  const plan = tx.use(creditPlan);
  // What the try before this one held: nobody may have looked at its end yet.
  if (run.attempt > 1) await returnCredits(tx, keyOf({ ...run, attempt: run.attempt - 1 }));
  const { llm, ownKey } = await actingModel(tx);
  const isFree = ownKey || (plan.localEngineIsFree && llm.label === null);
  const { taskId, noteId, model } = run;
  const credits = isFree ? 0 : priceOf('note', model);
  await reserveCredits(tx, plan, { key: keyOf(run), action: 'note', credits, taskId, noteId, model });
}

/** The same where an entry must be kept whatever the balance: its job asks again, and fails with the reason while there is none. */
export async function reserveIfPossible(tx: Tx, run: Run): Promise<void> {
  try {
    await reserveForNote(tx, run);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'NO_CREDITS') throw error;
  }
}

/** The note is written: what was set aside is spent. */
export const takeForNote = (tx: Tx, run: TaskRef): Promise<void> => takeCredits(tx, keyOf(run));
