import type { Fax } from '@clinical/contract/fax/fax.schemas';
import { AppError, notFound } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { lockRecipient } from './attempts.queries.ts';
import { tryAgain } from './deliver-fax.ts';
import { faxAbilities } from './fax.policy.ts';
import { getFaxFor } from './fax.queries.ts';
import { viewFax } from './fax.view.ts';
import { publishFax } from './publish-fax.ts';

/** Sends the same file once more to a recipient whom it did not reach. @throws AppError NOT_FOUND, NO_CREDITS, CONFLICT while it is under way or arrived */
export async function retryFax(ctx: Context, id: string, recipientId: string): Promise<Fax> {
  return ctx.transaction(async (tx) => {
    const fax = await getFaxFor(tx, id, 'edit');
    if (!faxAbilities(tx.actor, fax).edit) throw notFound();
    const recipient = await lockRecipient(tx, recipientId);
    if (!recipient || recipient.faxId !== id) throw notFound();
    if (recipient.state !== 'failed') {
      const what = recipient.state === 'delivered' ? 'has arrived' : 'is under way';
      throw new AppError('CONFLICT', { message: `The fax to ${recipient.name} ${what}.` });
    }
    await tryAgain(tx, recipient, fax.noteId);
    await tx.audit('fax.retry', { type: 'fax', id, noteId: fax.noteId });
    await publishFax(tx, fax);
    return viewFax(tx.actor, await getFaxFor(tx, id, 'edit'));
  });
}
