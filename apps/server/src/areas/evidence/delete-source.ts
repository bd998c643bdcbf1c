import type { Ok } from '@clinical/contract/common.schemas';
import { notFound } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { deleteFiles } from '../../platform/storage/delete-files.ts';
import { sourceAbilities } from './evidence.policy.ts';
import { keepStatuses } from './evidence.queries.ts';
import {
  deleteSources,
  getOwnSource,
  lockLibrary,
  shelfOf,
  type SourceRow,
  upsertMarks,
  withMarks,
} from './library.queries.ts';

/** Takes a source out of the library with its file. Answers that cite it say so, and how it stood. @throws AppError NOT_FOUND */
export async function deleteSource(ctx: Context, id: string): Promise<Ok> {
  const fileId = await ctx.transaction(async (tx) => {
    await lockLibrary(tx.db);
    const source = await getOwnSource(tx, id);
    if (!sourceAbilities(tx.actor, source).delete) throw notFound();
    const [{ pmid, status, statusNote }] = (await withMarks(tx.db, tx.actor.workspaceId, [source])) as [SourceRow];
    await keepStatuses(tx.db, [{ id, status, statusNote }]);
    // charts that cite it learn of it by its PMID
    if (pmid !== null && status !== 'current')
      await upsertMarks(shelfOf(tx), [{ pmid, kind: status, note: statusNote }]);
    await deleteSources(tx.db, [id]);
    await tx.audit('evidence-source.delete', { type: 'evidence-source', id });
    return source.fileId;
  });
  if (fileId !== null) await deleteFiles(ctx, [fileId]);
  return { ok: true };
}
