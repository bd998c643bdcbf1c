import type { ReviewLines } from '@clinical/contract/capture/transcription.schemas';
import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import { publishNoteEdit, showEntry, changeTranscript, lockTranscriptFor } from '../../transcripts/public.ts';

/**
 * Ticks off lines of a draft that a person has looked at, or takes the ticks back. Lines that are gone are passed over.
 * @throws AppError NOT_FOUND, ENTRY_SIGNED, CONFLICT when the text is no draft
 */
export async function reviewLines(ctx: Context, id: string, { lines, reviewed }: ReviewLines): Promise<Transcript> {
  return ctx.transaction(async (tx) => {
    const entry = await lockTranscriptFor(tx, id, 'edit');
    if (!entry.speech?.draft) {
      throw new AppError('CONFLICT', {
        message: 'This transcript is not a low-accuracy draft, so its lines need no review.',
      });
    }
    const ticked = new Set(entry.speech.reviewed);
    for (const line of lines) {
      if (reviewed) ticked.add(line);
      else ticked.delete(line);
    }
    const known = entry.utterances.filter((utterance) => ticked.has(utterance.id)).map((utterance) => utterance.id);
    await changeTranscript(tx, id, { speech: { ...entry.speech, reviewed: known } });
    await tx.audit('transcript.review-lines', { type: 'transcript', id, noteId: entry.noteId });
    await publishNoteEdit(tx, entry);
    return showEntry(tx, id);
  });
}
