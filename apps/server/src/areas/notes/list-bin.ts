import { limits } from '@clinical/contract/limits';
import type { BinFilter, BinList, BinnedNote } from '@clinical/contract/notes/notes.schemas';
import { isoTime } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { readBinCursor, writeBinCursor } from './bin-cursor.ts';
import { type BinnedRow, selectBin } from './bin.queries.ts';
import { viewNote } from './notes.view.ts';

/** Charts in the bin that the actor may restore, newest first: a page when `limit` is given, else all of them. */
export async function listBin(ctx: Context, filter: BinFilter): Promise<BinList> {
  const limit = filter.limit === undefined ? undefined : Number(filter.limit);
  const selection = {
    after: filter.cursor ? readBinCursor(filter.cursor) : undefined,
    // one more than asked for tells whether another page follows
    limit: limit === undefined ? undefined : limit + 1,
  };
  const [rows] = await Promise.all([
    selectBin(ctx, ctx.clock.now() - limits.binLife, selection),
    ctx.audit('note.list-bin', { type: 'note', id: null }),
  ]);
  const view = (row: BinnedRow): BinnedNote => ({
    ...viewNote(ctx.actor, row),
    deletedAt: isoTime(row.deletedAt),
    purgedAt: isoTime(row.deletedAt + limits.binLife),
  });
  if (limit === undefined) return rows.map(view);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { items: page.map(view), nextCursor: rows.length > limit && last ? writeBinCursor(last) : null };
}
