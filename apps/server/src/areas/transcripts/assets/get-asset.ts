import { notFound } from '../../../platform/app-error.ts';
import type { BytesReply } from '../../../platform/area.ts';
import type { Context, Scope } from '../../../platform/context.ts';
import { fileStore } from '../../../platform/storage/file-store.ts';
import { type AssetRow, assetsOf, type Entry, getTranscriptFor } from '../transcripts.queries.ts';

/** Where an original lies: `audio` is its name in the asset call. */
export type AssetPlace = { noteId: string; transcriptId: string; audio: string };

/** @throws AppError NOT_FOUND when there is no such original, or it is not the actor's to read */
export async function findAsset(
  scope: Pick<Scope, 'actor' | 'db'>,
  place: AssetPlace,
): Promise<{ entry: Entry; asset: AssetRow }> {
  const entry = await getTranscriptFor(scope, place.transcriptId, 'read');
  const asset = (await assetsOf(scope, [entry])).find(({ name }) => name === place.audio);
  if (entry.noteId !== place.noteId || !asset) throw notFound();
  return { entry, asset };
}

/** An uploaded original. The HTTP side sends it as an attachment, with ranges. */
export async function getAsset(ctx: Context, place: AssetPlace): Promise<BytesReply> {
  const { entry, asset } = await findAsset(ctx, place);
  await ctx.audit('transcript.read-asset', { type: 'transcript', id: entry.id, noteId: entry.noteId });
  return {
    fileName: asset.fileName,
    mediaType: asset.mediaType,
    size: asset.size,
    open: (range) => ctx.use(fileStore).read(asset.fileId, range),
  };
}
