import { limits } from '@clinical/contract/limits';
import type { FileUpload, StartUpload } from '@clinical/contract/capture/uploads.schemas';
import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import { safeFileName } from '../../../platform/http/read-upload.ts';
import { storable } from '../../../platform/storable.ts';
import { getNoteFor } from '../../notes/public.ts';
import { mostBytes } from '../documents/document-type.ts';
import { isTranscriptName } from '../../transcripts/public.ts';
import { insertUpload, selectUploads } from './uploads.queries.ts';
import { viewUpload } from './uploads.view.ts';

/**
 * Starts a file that comes in pieces, or goes on with the same one: of the same name, size and time in this chart.
 * @throws AppError TOO_LARGE, for the file by its kind, or when the person has too many under way in the chart
 */
export async function startUpload(ctx: Context, input: StartUpload): Promise<FileUpload> {
  const fileName = safeFileName(storable(input.fileName));
  const { kind, size, noteId } = input;
  const most = kind !== 'audio' ? mostBytes[kind] : isTranscriptName(fileName) ? limits.textFile : limits.audioFile;
  if (size > most) {
    throw new AppError('TOO_LARGE', { message: `“${fileName}” is larger than ${most / 1024 / 1024} MB.` });
  }
  return ctx.transaction(async (tx) => {
    const note = await getNoteFor(tx, noteId, 'edit');
    const now = tx.clock.now();
    const upload = await insertUpload(tx, {
      id: tx.ids.uuid(),
      noteId: note.id,
      workspaceId: note.workspaceId,
      userId: tx.actor.userId,
      kind,
      fileName,
      size,
      modifiedAt: Date.parse(input.modifiedAt),
      createdAt: now,
      updatedAt: now,
    });
    if ((await selectUploads(tx, note.id)).length > limits.uploadsUnderWay) {
      throw new AppError('TOO_LARGE', {
        message: `More than ${limits.uploadsUnderWay} files are being uploaded in this chart. Finish or discard some first.`,
      });
    }
    await tx.audit('transcript.start-upload', { type: 'upload', id: upload.id, noteId: note.id });
    return viewUpload(upload);
  });
}
