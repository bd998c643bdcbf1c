import { notFound } from '../../platform/app-error.ts';
import type { BytesReply } from '../../platform/area.ts';
import type { Context } from '../../platform/context.ts';
import { fileStore } from '../../platform/storage/file-store.ts';
import { assetsOf, getTranscriptFor } from './transcripts.queries.ts';

/** An uploaded original. The HTTP side sends it as an attachment, with ranges. */
export async function getAsset(
  ctx: Context,
  place: { noteId: string; transcriptId: string; audio: string },
): Promise<BytesReply> {
  const entry = await getTranscriptFor(ctx, place.transcriptId, 'read');
  const asset = (await assetsOf(ctx, [entry])).find(({ name }) => name === place.audio);
  if (entry.noteId !== place.noteId || !asset) throw notFound();
  await ctx.audit('transcript.read-asset', { type: 'transcript', id: entry.id, noteId: entry.noteId });
  return {
    fileName: asset.fileName,
    mediaType: asset.mediaType,
    size: asset.size,
    open: (range) => ctx.use(fileStore).read(asset.fileId, range),
  };
}
