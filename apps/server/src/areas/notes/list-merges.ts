import { limits } from '@clinical/contract/limits';
import type { NoteMerge } from '@clinical/contract/notes/merges.schemas';
import { isoTime } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { selectMergesFor } from './merges.queries.ts';

/** Merges that the actor may take back, newest first. */
export async function listMerges(ctx: Context): Promise<NoteMerge[]> {
  const [rows] = await Promise.all([
    selectMergesFor(ctx.behindWall(ctx.actor.workspaceId), ctx.clock.now() - limits.binLife),
    ctx.audit('note.list-merges', { type: 'note', id: null }),
  ]);
  return rows.map(({ merge, sourceTitle, targetTitle }) => ({
    id: merge.id,
    sourceId: merge.sourceId,
    sourceTitle,
    targetId: merge.targetId,
    targetTitle,
    entries: merge.record.entries,
    mergedAt: isoTime(merge.mergedAt),
    undoUntil: isoTime(merge.mergedAt + limits.binLife),
  }));
}
