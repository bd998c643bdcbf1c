import { limits } from '@clinical/contract/limits';
import type { UnmergedNotes } from '@clinical/contract/notes/merges.schemas';
import { AppError, notFound } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { isUuid } from '../../platform/ids.ts';
import { chartContents } from './chart-contents.ts';
import {
  bringBack,
  emptyDetails,
  lockMergeFor,
  lockNotes,
  markUndone,
  takeGrants,
  takeStars,
} from './merges.queries.ts';
import { getNoteFor, noteAudience } from './notes.queries.ts';
import { viewNote } from './notes.view.ts';
import { publishMerge } from './publish-merge.ts';

/** Takes a merge back: what came from the source and is still in the target returns, what was added since stays. */
export async function undoMerge(ctx: Context, mergeId: string): Promise<UnmergedNotes> {
  if (!isUuid(mergeId)) throw notFound();
  const contents = ctx.use(chartContents);
  return ctx.withRowLevelSecurity(ctx.actor.workspaceId).transaction(async (tx) => {
    const merge = await lockMergeFor(tx, mergeId, tx.clock.now() - limits.binLife);
    if (!merge) throw notFound();
    const { sourceId, targetId, record } = merge;
    await lockNotes(tx, [sourceId, targetId]);
    const target = await getNoteFor(tx, targetId, 'manage').catch((error: unknown) => {
      if (!(error instanceof AppError) || error.code !== 'NOT_FOUND') throw error;
      throw new AppError('CONFLICT', {
        message: 'The merged chart was deleted or merged again. Undo that first.',
      });
    });
    if (!(await bringBack(tx, sourceId, targetId))) throw notFound();
    const source = await getNoteFor(tx, sourceId, 'manage');

    for (const each of contents) await each.moveBack(tx, record.moved[each.name], target, source);
    const audience = await noteAudience(tx, [sourceId, targetId]);
    await emptyDetails(tx, target, record.filled);
    await takeGrants(tx, targetId, record.grants);
    await takeStars(tx, targetId, record.stars);
    await markUndone(tx, mergeId);
    for (const noteId of [sourceId, targetId]) await tx.audit('note.unmerge', { type: 'note', id: noteId, noteId });
    publishMerge(tx, audience, targetId);
    const [restored, left] = [await getNoteFor(tx, sourceId, 'manage'), await getNoteFor(tx, targetId, 'manage')];
    return { source: viewNote(tx.actor, restored), target: viewNote(tx.actor, left) };
  });
}
