import type { KeptPicture, PictureWish } from '@clinical/contract/visualizer/visualizer.schemas';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { getNoteFor } from '../notes/public.ts';
import { addEntry, addVersion, noteGuard } from '../transcripts/public.ts';
import { pictureNote } from './picture-note.ts';
import { pictureOf } from './view-patient.ts';

/**
 * Keeps the picture of a chart as an entry. No later picture reads it, so that nothing counts twice.
 * @throws AppError NOT_FOUND; CONFLICT for a chart that says nothing yet
 */
export async function keepPicture(ctx: Context, noteId: string, wish: PictureWish): Promise<KeptPicture> {
  await getNoteFor(ctx, noteId, 'edit');
  const picture = await pictureOf(ctx, noteId, wish);
  const { question, ...note } = pictureNote(picture);
  if (note.sentences.length === 0)
    throw new AppError('CONFLICT', { message: 'This chart holds not enough information for a picture.' });
  const checks = await ctx.use(noteGuard).check(ctx, note);
  return ctx.transaction(async (tx) => {
    const { workspaceId } = await getNoteFor(tx, noteId, 'edit');
    const { utterances, sections, sentences } = note;
    const entry = await addEntry(tx, { noteId, workspaceId, kind: 'picture', source: { question, utterances } });
    const text = { name: 'Patient picture', cause: 'ai' as const, engine: 'local', sections, sentences, checks };
    await addVersion(tx, entry, text, { engine: 'local' });
    await tx.audit('visualizer.keep', { type: 'transcript', id: entry.id, noteId });
    return { entryId: entry.id, noteId };
  });
}
