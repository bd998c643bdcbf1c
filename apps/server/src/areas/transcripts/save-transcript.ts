import type { SavedTranscript, SaveTranscript } from '@clinical/contract/transcripts/transcripts.schemas';
import type { Context } from '../../platform/context.ts';
import { getNoteFor } from '../notes/public.ts';
import { getTemplateFor, resolveRecipe } from '../templates/public.ts';
import { addEntry } from './add-entry.ts';
import { readSourceTexts } from './heavy-work.ts';
import { showEntry } from './show-entry.ts';
import { startWriting } from './start-writing.ts';

/**
 * An entry from a source text; with `generate` its note is begun in the same transaction.
 * @throws AppError NOT_FOUND, EMPTY_SOURCE, UNREADABLE_SOURCE, TEMPLATE_WITHOUT_SECTIONS; then nothing is stored
 */
export async function saveTranscript(ctx: Context, input: SaveTranscript): Promise<SavedTranscript> {
  await getNoteFor(ctx, input.noteId, 'edit');
  const [source] = await readSourceTexts(ctx, [{ name: 'question', text: input.question }]);
  return ctx.transaction(async (tx) => {
    const note = await getNoteFor(tx, input.noteId, 'edit');
    if (input.generate) await resolveRecipe(tx, input.templateId);
    else if (input.templateId) await getTemplateFor(tx, input.templateId, 'use');
    const entry = await addEntry(tx, {
      noteId: note.id,
      workspaceId: note.workspaceId,
      kind: input.kind ?? 'typed',
      source: source!,
      templateId: input.templateId,
      model: input.model,
    });
    const taskId = input.generate ? await startWriting(tx, entry) : undefined;
    return { transcript: await showEntry(tx, entry.id), taskId };
  });
}
