import type { NoteUse } from '@clinical/contract/exports/exports.schemas';
import type { Ok } from '@clinical/contract/common.schemas';
import type { Context } from '../../platform/context.ts';
import { getTranscriptFor } from '../transcripts/public.ts';

/** Leaves in the log that a note was copied or printed: both happen in the browser. @throws AppError NOT_FOUND */
export async function recordNoteUse(ctx: Context, id: string, use: NoteUse['use']): Promise<Ok> {
  return ctx.transaction(async (tx) => {
    const entry = await getTranscriptFor(tx, id, 'read');
    await tx.audit(`transcript.${use}`, { type: 'transcript', id: entry.id, noteId: entry.noteId });
    return { ok: true };
  });
}
