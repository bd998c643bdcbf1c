import { actingAs } from '../../platform/acting-as.ts';
import { AppError } from '../../platform/app-error.ts';
import type { DoDue } from '../../platform/area.ts';
import { updateRecipient } from './attempts.queries.ts';
import { askAbout, tryAgain } from './deliver-fax.ts';
import { selectDue } from './fax.queries.ts';
import { queueReading } from './read-received.ts';
import { faxReceiver } from './receive-faxes.ts';
import { selectUnread } from './received.queries.ts';

/** After so long, in milliseconds, the line is asked about an attempt, and one that failed for what passes is made again. */
const silence = 3 * 60_000;
/** Reading takes no longer than this, so one that still waits was lost. */
const readWithin = 25 * 60_000;

/** Takes what came in, and looks after attempts: events may be lost, lines busy, and carriers away. */
export const followFaxes: DoDue = async (program, now) => {
  await program.use(faxReceiver).receive();
  for (const fax of await selectUnread(program.db, now - readWithin)) await queueReading(program, fax);
  const { contextOf } = program.use(actingAs);
  for (const { recipient, createdBy, noteId } of await selectDue(program.db, now - silence)) {
    const { id, state, workspaceId } = recipient;
    try {
      const ctx = await contextOf({ userId: createdBy!, workspaceId });
      await ctx.transaction(async (tx) => {
        await (state === 'failed' ? tryAgain(tx, recipient, noteId) : askAbout(tx, recipient));
      });
    } catch (error) {
      // its sender has left: what is under way stays as it is
      if (!(error instanceof AppError)) throw error;
      await updateRecipient(program.db, id, { changedAt: now });
    }
  }
};
