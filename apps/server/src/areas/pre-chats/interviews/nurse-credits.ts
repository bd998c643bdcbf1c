import { actionCosts } from '@clinical/contract/models';
import type { Tx } from '../../../platform/context.ts';
import { creditPlan, reserveCredits, returnCreditsOf, takeCreditsOf } from '../../credits/public.ts';
import { type SequenceRow, setPayer } from './interviews.queries.ts';

type Paid = Pick<SequenceRow, 'preChatId' | 'promptId' | 'createdBy' | 'spendKey'>;

/** A key per reservation: one that went back is not charged again. */
export const newSpendKey = (tx: Pick<Tx, 'ids'>): string => `nurse:${tx.ids.uuid()}`;

/** The actor pays. @throws AppError NO_CREDITS, NO_SEAT */
export async function reserveSequence(tx: Tx, key: string, noteId: string | null): Promise<void> {
  const spend = { key, action: 'nurse-sequence' as const, credits: actionCosts['nurse-sequence'], noteId };
  await reserveCredits(tx, tx.use(creditPlan), spend);
}

/** A sequence whose credit went back is paid by who goes on with it. @returns it with its payer. @throws AppError NO_CREDITS, NO_SEAT */
export async function reserveUnpaid<S extends Paid>(tx: Tx, sequence: S, noteId: string | null): Promise<S> {
  if (sequence.spendKey !== null) return sequence;
  const payer = { createdBy: tx.actor.userId, spendKey: newSpendKey(tx) };
  await reserveSequence(tx, payer.spendKey, noteId);
  await setPayer(tx, sequence, payer);
  return { ...sequence, ...payer };
}

/** The actor pays from now on, instead of who did. @throws AppError NO_CREDITS, NO_SEAT */
export async function payInstead(tx: Tx, sequence: Paid, noteId: string | null): Promise<void> {
  if (sequence.createdBy === tx.actor.userId && sequence.spendKey !== null) return;
  await returnSequence(tx, sequence);
  await reserveUnpaid(tx, { ...sequence, spendKey: null }, noteId);
}

/** With its first answer a sequence is paid for, whoever writes it. */
export async function takeSequence(tx: Tx, { createdBy, spendKey }: Paid): Promise<void> {
  if (spendKey !== null) await takeCreditsOf(tx, createdBy, spendKey);
}

/** One that nobody answered costs nothing. */
export async function returnSequence(tx: Tx, sequence: Paid): Promise<void> {
  if (sequence.spendKey === null) return;
  await returnCreditsOf(tx, sequence.createdBy, sequence.spendKey);
  await setPayer(tx, sequence, { createdBy: sequence.createdBy, spendKey: null });
}
