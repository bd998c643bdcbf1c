import type { EntryHold } from '@clinical/contract/transcripts/holds.schemas';
import type { Tx } from '../../platform/context.ts';
import { setTranscriptionTask } from '../capture/public.ts';
import { getNoteFor } from '../notes/public.ts';
import { resolveRecipe } from '../templates/public.ts';
import {
  addEntry,
  changeTranscript,
  type Entry,
  extensionOf,
  insertAssets,
  insertRun,
  plainRequest,
  type Source,
  untranscribed,
} from '../transcripts/public.ts';
import { entryKinds } from './card-pieces.ts';
import { type CardAssetRow, findCard } from './kanban.queries.ts';
import { changeRun, lockRun, type RunRow } from './runs.queries.ts';
import { publishBoard } from './show-card.ts';
import { notFound } from '../../platform/app-error.ts';

type Made = { asset: CardAssetRow | null; source: Source; hold: EntryHold | null };

/** Adds the entry of one part of a job, once, with the file it is made from. Returns its id. */
export async function addCardEntry(tx: Tx, { taskId }: RunRow, { asset, source, hold }: Made): Promise<string> {
  const run = await lockRun(tx, taskId);
  const card = run && (await findCard(tx, run.cardId));
  if (!card) throw notFound();
  if (run.transcriptId !== null) return run.transcriptId;
  const note = await getNoteFor(tx, card.noteId, 'edit');
  const { templateId, model, instruction } = run.request;
  await resolveRecipe(tx, templateId);
  const request = { ...plainRequest, ...(instruction === '' ? {} : { instruction }) };
  const speech = { ...untranscribed, language: 'en', durationMs: asset?.durationMs ?? null, gaps: [], generate: true };
  const entry = await addEntry(tx, {
    noteId: note.id,
    workspaceId: note.workspaceId,
    kind: entryKinds[run.kind],
    source,
    fileName: asset?.fileName ?? null,
    templateId,
    model,
    request,
    hold,
    speech: run.kind === 'audio' ? speech : null,
  });
  if (asset) await insertAssets(tx, [assetOf(entry, asset)]);
  if (run.kind === 'audio') await setTranscriptionTask(tx, entry, taskId);
  else if (hold === null) {
    await insertRun(tx, { taskId, transcriptId: entry.id, request, baseVersion: entry.version });
    await changeTranscript(tx, entry.id, { taskId });
  }
  await changeRun(tx, taskId, { transcriptId: entry.id });
  await tx.audit('card.make-entry', { type: 'card', id: card.id, noteId: note.id });
  await publishBoard(tx, note.id);
  return entry.id;
}

const nameOf = { audio: 'audio', text: 'transcript', pdf: 'pdf', image: 'image' };

function assetOf(entry: Entry, { kind, fileId, fileName, mediaType, size }: CardAssetRow) {
  const name = `${nameOf[kind]}.${extensionOf(fileName)}`;
  return { transcriptId: entry.id, name, fileId, fileName, mediaType, size };
}
