import type { TranscriptChecks } from '@clinical/contract/checks/checks.schemas';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { publishNoteEdit, getTranscriptFor, lockTranscriptFor } from '../transcripts/public.ts';
import { checkInPool } from './checks-in-pool.ts';
import { showChecks } from './show-checks.ts';
import { storeChecks } from './store-checks.ts';

/** A text that is saved meanwhile is checked instead. */
const mostTries = 5;

/** Checks the newest text of an entry again. @throws AppError NOT_FOUND, VERSION_CONFLICT when it is saved again and again meanwhile */
export async function runChecks(ctx: Context, id: string): Promise<TranscriptChecks> {
  for (let tries = 0; tries < mostTries; tries++) {
    const read = await getTranscriptFor(ctx, id, 'edit');
    const found = read.version === 0 ? null : await checkInPool(ctx, read);
    const shown = await ctx.transaction(async (tx) => {
      const entry = await lockTranscriptFor(tx, id, 'edit');
      if (entry.version !== read.version) return null;
      if (found) {
        await storeChecks(tx, { transcriptId: id, version: entry.version, sourceVersion: entry.sourceVersion }, found);
        await publishNoteEdit(tx, entry);
      }
      await tx.audit('checks.run', { type: 'transcript', id, noteId: entry.noteId });
      return showChecks(tx, entry);
    });
    if (shown) return shown;
  }
  throw new AppError('VERSION_CONFLICT');
}
