import type { ReviewCoverage, SaveCoverage } from '@clinical/contract/signing/signing.schemas';
import { AppError, invalid } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { lockTranscriptFor } from '../transcripts/public.ts';
import { sentenceMarks } from './coverage.ts';
import { seenBy, storeSeen } from './signing.queries.ts';
import { coverageOf } from './signing-state.ts';

/**
 * Adds sentences to those that the caller has looked at; of sentences that changed since, nothing is kept.
 * @throws AppError NOT_FOUND, ENTRY_SIGNED, VERSION_CONFLICT when another text was on screen
 */
export async function saveCoverage(ctx: Context, id: string, { version, seen }: SaveCoverage): Promise<ReviewCoverage> {
  return ctx.transaction(async (tx) => {
    const entry = await lockTranscriptFor(tx, id, 'edit');
    if (entry.version !== version) throw new AppError('VERSION_CONFLICT');
    const marks = sentenceMarks(entry.sentences);
    if (seen.some((place) => place >= marks.length)) throw invalid(['body', 'seen'], 'the note has no such sentence');
    const before = await seenBy(tx, id, tx.actor.userId);
    const now = new Set(seen);
    const kept = marks.filter((mark, place) => before.has(mark) || now.has(place));
    await storeSeen(tx, id, kept);
    await tx.audit('signing.cover', { type: 'transcript', id, noteId: entry.noteId });
    return coverageOf(tx, entry);
  });
}
