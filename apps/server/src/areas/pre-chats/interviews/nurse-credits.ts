import { actionCosts } from '@clinical/contract/models';
import type { Tx } from '../../../platform/context.ts';
import { creditPlan, reserveCredits, returnCreditsOf, takeCreditsOf } from '../../credits/public.ts';
import type { SequenceRow } from './interviews.queries.ts';

type Paid = Pick<SequenceRow, 'preChatId' | 'promptId' | 'createdBy'>;

const keyOf = ({ preChatId, promptId }: Paid): string => `nurse:${preChatId}.${promptId}`;

/** The person who begins a sequence pays for it. @throws AppError NO_CREDITS, NO_SEAT */
export async function reserveSequence(tx: Tx, sequence: Paid, noteId: string | null): Promise<void> {
  const spend = {
    key: keyOf(sequence),
    action: 'nurse-sequence' as const,
    credits: actionCosts['nurse-sequence'],
    noteId,
  };
  await reserveCredits(tx, tx.use(creditPlan), spend);
}

/** With its first answer a sequence is paid for, whoever writes it. */
export const takeSequence = (tx: Tx, sequence: Paid): Promise<void> =>
  takeCreditsOf(tx, sequence.createdBy, keyOf(sequence));

/** One that nobody answered costs nothing. */
export const returnSequence = (tx: Tx, sequence: Paid): Promise<void> =>
  returnCreditsOf(tx, sequence.createdBy, keyOf(sequence));
