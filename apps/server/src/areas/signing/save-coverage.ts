import type { ReviewCoverage, SaveCoverage } from '@clinical/contract/signing/signing.schemas';
import { AppError, invalid } from '../../platform/app-error.ts';
import type { Context, Tx } from '../../platform/context.ts';
import { type Entry, lockTranscriptFor, findVersion } from '../transcripts/public.ts';
import { sentenceMarks } from './coverage.ts';
import { seenBy, storeSeen } from './signing.queries.ts';
import { coverageOf } from './signing-state.ts';

/**
 * Adds sentences to those that the caller has looked at; of sentences that changed since, nothing is kept.
 * @param version the text that was on screen; `seen` are places in it
 * @throws AppError NOT_FOUND, ENTRY_SIGNED; VERSION_CONFLICT when that text is not known any more
 */
export async function saveCoverage(ctx: Context, id: string, { version, seen }: SaveCoverage): Promise<ReviewCoverage> {
  return ctx.transaction(async (tx) => {
    const entry = await lockTranscriptFor(tx, id, 'edit');
    const shown = await marksOf(tx, entry, version);
    if (seen.some((place) => place >= shown.length)) throw invalid(['body', 'seen'], 'the note has no such sentence');
    const before = await seenBy(tx, id, tx.actor.userId);
    const now = new Set(seen.map((place) => shown[place]));
    const kept = sentenceMarks(entry.sentences).filter((mark) => before.has(mark) || now.has(mark));
    await storeSeen(tx, id, kept);
    await tx.audit('signing.cover', { type: 'transcript', id, noteId: entry.noteId });
    return coverageOf(tx, entry);
  });
}

async function marksOf(tx: Tx, entry: Entry, version: number): Promise<string[]> {
  if (entry.version === version) return sentenceMarks(entry.sentences);
  const earlier = await findVersion(tx, entry.id, version);
  if (!earlier) throw new AppError('VERSION_CONFLICT');
  return sentenceMarks(earlier.sentences);
}
