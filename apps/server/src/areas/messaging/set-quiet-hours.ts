import type { QuietHours, SetQuietHours } from '@clinical/contract/messaging/on-call.schemas';
import { principalNames } from '../../platform/access.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { deleteQuietHours, putQuietHours } from './on-call.queries.ts';
import { showQuietHours } from './on-call.view.ts';

/** Switches the actor's quiet hours on or off. Urgent messages ask all the same. @throws AppError INVALID_INPUT for a time that is over */
export async function setQuietHours(ctx: Context, { on, until }: SetQuietHours): Promise<QuietHours> {
  const end = until ? Date.parse(until) : null;
  if (on && end !== null && end <= ctx.clock.now())
    throw new AppError('INVALID_INPUT', { detail: [{ loc: ['body', 'until'], msg: 'the time is over already' }] });
  return ctx.transaction(async (tx) => {
    await (on ? putQuietHours(tx, end) : deleteQuietHours(tx));
    await tx.audit(on ? 'quiet-hours.start' : 'quiet-hours.end', { type: 'user', id: tx.actor.userId });
    tx.emit([principalNames.user(tx.actor.userId)], { type: 'quiet-hours-changed' });
    return showQuietHours(tx);
  });
}
