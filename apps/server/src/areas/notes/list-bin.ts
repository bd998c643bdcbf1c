import { limits } from '@clinical/contract/limits';
import type { BinnedNote } from '@clinical/contract/notes/notes.schemas';
import { isoTime } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { selectBin } from './bin.queries.ts';
import { viewNote } from './notes.view.ts';

/** Charts in the bin that the actor may restore, newest first. */
export async function listBin(ctx: Context): Promise<BinnedNote[]> {
  const [rows] = await Promise.all([
    selectBin(ctx, ctx.clock.now() - limits.binLife),
    ctx.audit('note.list-bin', { type: 'note', id: null }),
  ]);
  return rows.map((row) => ({
    ...viewNote(ctx.actor, row),
    deletedAt: isoTime(row.deletedAt),
    purgedAt: isoTime(row.deletedAt + limits.binLife),
  }));
}
