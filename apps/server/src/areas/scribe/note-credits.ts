import { priceOf } from '@clinical/contract/models';
import type { Tx } from '../../platform/context.ts';
import type { TaskRef } from '../../platform/jobs/background-tasks.ts';
import { actingModel } from '../accounts/public.ts';
import { creditPlan, isUnpaid, reserveCredits, returnCredits, takeCredits } from '../credits/public.ts';
import type { Entry } from '../transcripts/public.ts';

/** `local`: the local engine was asked for. */
type Wanted = { model: string; entry: Pick<Entry, 'kind' | 'version'>; local?: boolean | undefined };
type Run = TaskRef & Wanted & { noteId: string };

/** Names what one run of writing costs in the ledger. */
export const noteKeyOf = ({ taskId, attempt }: TaskRef) => `note:${taskId}:${attempt}`;

/**
 * What a note costs, who writes it ("local" for the local engine, whatever model is chosen), and by which price: the first one of a
 * PDF costs what a PDF costs, which has its reading in it.
 */
export async function noteCredits(
  scope: Pick<Tx, 'actor' | 'db' | 'use'>,
  { model, entry, local }: Wanted,
): Promise<{ action: 'pdf' | 'note'; credits: number; model: string }> {
  const { llm, ownKey } = await actingModel(scope, local);
  const isLocal = llm.label === null;
  const isFree = ownKey || (scope.use(creditPlan).localEngineIsFree && isLocal);
  const action = entry.kind === 'pdf' && entry.version === 0 ? 'pdf' : 'note';
  return { action, credits: isFree ? 0 : priceOf(action, isLocal ? null : model), model: isLocal ? 'local' : model };
}

/** Sets aside what one run of writing costs, once. It goes back by itself when the task fails or is stopped. @throws AppError NO_CREDITS, NO_SEAT */
export async function reserveForNote(tx: Tx, run: Run): Promise<void> {
  const plan = tx.use(creditPlan);
  // What the try before this one held: nobody may have looked at its end yet.
  if (run.attempt > 1) await returnCredits(tx, noteKeyOf({ ...run, attempt: run.attempt - 1 }));
  const { taskId, noteId } = run;
  const price = await noteCredits(tx, run);
  await reserveCredits(tx, plan, { key: noteKeyOf(run), ...price, taskId, noteId });
}

/** The same where an entry must be kept whatever the balance: its job asks again, and fails with the reason while nobody pays. */
export async function reserveIfPossible(tx: Tx, run: Run): Promise<void> {
  try {
    await reserveForNote(tx, run);
  } catch (error) {
    if (!isUnpaid(error)) throw error;
  }
}

/** The note is written: what was set aside is spent. */
export const takeForNote = (tx: Tx, run: TaskRef): Promise<void> => takeCredits(tx, noteKeyOf(run));

/** The note is not written now: what was set aside goes back. */
export const returnForNote = (tx: Tx, run: TaskRef): Promise<void> => returnCredits(tx, noteKeyOf(run));
