import { actionCosts } from '@clinical/contract/models';
import type { Tx } from '../../platform/context.ts';
import { creditPlan, reserveCredits, returnCredits, takeCredits } from '../credits/public.ts';
import { wasAccepted } from './attempts.queries.ts';
import type { RecipientRow } from './fax.queries.ts';

type Charged = Pick<RecipientRow, 'id' | 'creditKey'>;

/** A key for the credits of an attempt. */
export const creditKeyOf = (recipientId: string, attempt: number): string => `fax:${recipientId}.${attempt}`;

/** @throws AppError NO_CREDITS, NO_SEAT */
export async function reserveFaxCredits(tx: Tx, { creditKey }: Charged, noteId: string | null): Promise<void> {
  const spend = { key: creditKey, action: 'fax' as const, credits: actionCosts.fax, noteId };
  await reserveCredits(tx, tx.use(creditPlan), spend);
}

/** A recipient is paid for once, when the line takes the fax; what it refuses costs nothing. */
export async function settleFaxCredits(tx: Tx, { id, creditKey }: Charged, hasFailed: boolean): Promise<void> {
  if (await wasAccepted(tx.db, id)) await takeCredits(tx, creditKey);
  else if (hasFailed) await returnCredits(tx, creditKey);
}
