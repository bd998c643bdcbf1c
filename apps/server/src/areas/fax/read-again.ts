import type { ReceivedFax } from '@clinical/contract/fax/received.schemas';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { getFaxFor, lockFax, updateFax } from './fax.queries.ts';
import { publishFax } from './publish-fax.ts';
import { queueReading } from './read-received.ts';
import { showReceived } from './received.reads.ts';

/** Reads a fax once more whose words could not be made out. @throws AppError NOT_FOUND, CONFLICT */
export async function readAgain(ctx: Context, id: string): Promise<ReceivedFax> {
  const fax = await ctx.transaction(async (tx) => {
    await getFaxFor(tx, id, 'edit');
    const now = await lockFax(tx, id);
    if (now.reading !== 'failed') throw new AppError('CONFLICT', { message: 'This fax was read, or is being read.' });
    if (now.pages === 0) throw new AppError('CONFLICT', { message: 'No program here can open this file.' });
    await updateFax(tx, id, { reading: 'waiting', readingReason: null });
    await tx.audit('fax.read-again', { type: 'fax', id, noteId: now.noteId });
    await publishFax(tx, now);
    return now;
  });
  // what a crash leaves waiting here is queued by the sweep of each minute
  await queueReading(ctx, fax);
  return showReceived(ctx, id);
}
