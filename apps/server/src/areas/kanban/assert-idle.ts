import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/context.ts';
import { selectBusyCards } from './runs.queries.ts';

/** @throws AppError CONFLICT while a job is at the card, which the caller has locked */
export async function assertIdle(tx: Tx, cardId: string): Promise<void> {
  if ((await selectBusyCards(tx, [cardId])).size > 0)
    throw new AppError('CONFLICT', {
      message: 'This card is being processed. Wait until it is done, or cancel it first.',
    });
}
