import type { ChangeFax, ReceivedFax } from '@clinical/contract/fax/received.schemas';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { isMember } from '../accounts/public.ts';
import { getFaxFor, lockFax, updateFax } from './fax.queries.ts';
import { publishFax } from './publish-fax.ts';
import { showReceived } from './received.reads.ts';

/** Who looks after a received fax, what it is, whether it is spam. @throws AppError NOT_FOUND, CONFLICT */
export async function changeFax(ctx: Context, id: string, { spam, ...rest }: ChangeFax): Promise<ReceivedFax> {
  await ctx.transaction(async (tx) => {
    await getFaxFor(tx, id, 'edit');
    const fax = await lockFax(tx, id);
    if (fax.direction === 'sent') throw new AppError('CONFLICT', { message: 'This fax was sent from here.' });
    if (rest.ownerId && !(await isMember(tx.db, fax.workspaceId, rest.ownerId))) {
      throw new AppError('CONFLICT', { message: 'This person is not in the workspace.' });
    }
    if (spam === true && fax.filedAt !== null) {
      throw new AppError('CONFLICT', { message: 'This fax is in a chart. Take it out of there first.' });
    }
    const spamAt = spam === undefined ? fax.spamAt : spam ? tx.clock.now() : null;
    await updateFax(tx, id, { ...rest, spamAt });
    await tx.audit('fax.update', { type: 'fax', id, noteId: fax.noteId });
    await publishFax(tx, fax);
  });
  return showReceived(ctx, id);
}
