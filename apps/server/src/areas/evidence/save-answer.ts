import type { SavedToNote } from '@clinical/contract/evidence/evidence.schemas';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { getNoteFor } from '../notes/public.ts';
import { addEntry, addVersion, noteGuard } from '../transcripts/public.ts';
import { answerNote } from './answer-note.ts';
import { countSaved, getOwnAnswer, selectStatuses } from './evidence.queries.ts';
import { viewAnswer } from './evidence.view.ts';

/**
 * Saves an own answer to a chart as an entry "Reference considered". Nothing of it becomes part of another note.
 * @throws AppError NOT_FOUND; CONFLICT for an answer that found nothing
 */
export async function saveAnswer(ctx: Context, id: string, noteId: string): Promise<SavedToNote> {
  const row = await getOwnAnswer(ctx, id);
  await getNoteFor(ctx, noteId, 'edit');
  if (!row.body.match) throw new AppError('CONFLICT', { message: 'This answer found no source to save.' });
  const cited = row.body.studies.map(({ citation }) => citation);
  const { question, ...note } = answerNote(viewAnswer(row, await selectStatuses(ctx, cited)));
  const checks = await ctx.use(noteGuard).check(ctx, note);
  return ctx.transaction(async (tx) => {
    const { workspaceId } = await getNoteFor(tx, noteId, 'edit');
    const { utterances, sections, sentences } = note;
    const entry = await addEntry(tx, { noteId, workspaceId, kind: 'evidence', source: { question, utterances } });
    const text = {
      name: 'Reference considered',
      cause: 'ai' as const,
      engine: row.engine,
      sections,
      sentences,
      checks,
    };
    await addVersion(tx, entry, text, { engine: row.engine });
    await countSaved(tx, id);
    await tx.audit('evidence.save', { type: 'transcript', id: entry.id, noteId });
    return { entryId: entry.id, noteId };
  });
}
