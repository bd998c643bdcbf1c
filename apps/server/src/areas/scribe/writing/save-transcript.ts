import type { SavedTranscript, SaveTranscript } from '@clinical/contract/scribe/sources.schemas';
import type { Context, Tx } from '../../../platform/context.ts';
import { inTurn } from '../../../platform/in-turn.ts';
import { getNoteFor } from '../../notes/public.ts';
import { getTemplateFor, resolveRecipe } from '../../templates/public.ts';
import { noteRequestOf } from '../context/note-request-of.ts';
import { addEntry, type EntryStart, readSourceTexts, showEntry } from '../../transcripts/public.ts';
import { findHolds } from '../../checks/public.ts';
import { startWriting } from './start-writing.ts';

/**
 * An entry from a source text; with `generate` its note is begun in the same transaction, unless something stands against it.
 * @throws AppError NOT_FOUND, EMPTY_SOURCE, UNREADABLE_SOURCE, TEMPLATE_WITHOUT_SECTIONS; then nothing is stored
 */
export async function saveTranscript(ctx: Context, input: SaveTranscript): Promise<SavedTranscript> {
  const chart = await getNoteFor(ctx, input.noteId, 'edit');
  const kind = input.kind ?? 'typed';
  const [source] = await readSourceTexts(ctx, [{ name: 'question', text: input.question }]);
  const [hold] = input.generate ? await findHolds(ctx, chart, [{ ...source!, kind }]) : [];
  const start = { kind, source: source!, hold: hold ?? null };
  // a chart takes its entries one after the other, and who waits for that in the database holds a connection
  return inTurn(`entries:${chart.id}`, () => ctx.transaction((tx) => store(tx, input, start)));
}

async function store(
  tx: Tx,
  input: SaveTranscript,
  start: Pick<EntryStart, 'kind' | 'source' | 'hold'>,
): Promise<SavedTranscript> {
  const note = await getNoteFor(tx, input.noteId, 'edit');
  if (input.generate) await resolveRecipe(tx, input.templateId);
  else if (input.templateId) await getTemplateFor(tx, input.templateId, 'use');
  const entry = await addEntry(tx, {
    ...start,
    noteId: note.id,
    workspaceId: note.workspaceId,
    templateId: input.templateId,
    model: input.model,
    request: await noteRequestOf(tx, note.id, input),
  });
  const taskId = input.generate && !start.hold ? await startWriting(tx, entry) : undefined;
  return { transcript: await showEntry(tx, entry.id), taskId };
}
