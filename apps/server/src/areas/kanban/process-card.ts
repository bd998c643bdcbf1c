import type { EntryHold } from '@clinical/contract/transcripts/holds.schemas';
import { AppError } from '../../platform/app-error.ts';
import type { Context, Tx } from '../../platform/context.ts';
import { alerts } from '../../platform/alerts.ts';
import { failedTaskAlert } from '../../platform/jobs/failed-job.ts';
import { failTask, failureOf, succeedTask, TaskEnded, type TaskRef } from '../../platform/jobs/background-tasks.ts';
import { deleteFiles } from '../../platform/storage/delete-files.ts';
import { readDocument, transcribeEntry } from '../capture/public.ts';
import { findHolds } from '../checks/public.ts';
import { getNoteFor } from '../notes/public.ts';
import { returnForNote, writeNote } from '../scribe/public.ts';
import { eraseEntry, getTranscriptFor, readSourceTexts, readTextFile, type Source } from '../transcripts/public.ts';
import { addCardEntry } from './add-card-entry.ts';
import { nothingToRead } from './card-pieces.ts';
import { type CardRow, findCard, selectAssets, type CardAssetRow } from './kanban.queries.ts';
import { findCardRun, type RunRow } from './runs.queries.ts';
import { publishBoard } from './show-card.ts';

/**
 * A part of a job over cards: makes the entry of a file or of a card's text, and writes its note. A second run goes on with the
 * entry of the first. Of a part that fails or is cancelled no entry stays, unless somebody has something to decide about it.
 */
export async function processCard(ctx: Context, ref: TaskRef): Promise<void> {
  try {
    await processPiece(ctx, ref);
  } catch (error) {
    const cancelled = error instanceof TaskEnded || ctx.signal.reason instanceof TaskEnded;
    // a process that stops leaves the part to the next one
    if (!ctx.signal.aborted || cancelled) await endWithout(ctx, ref, error);
    throw error;
  }
}

async function processPiece(ctx: Context, ref: TaskRef): Promise<void> {
  const run = await findCardRun(ctx, ref.taskId);
  const card = run && (await findCard(ctx, run.cardId));
  if (!card) throw new AppError('NOT_FOUND', { message: 'This card was deleted.' });
  const transcriptId = run.transcriptId ?? (await addEntryOf(ctx, run, card));
  const payload = { ...ref, transcriptId };
  const held = (await getTranscriptFor(ctx, transcriptId, 'edit')).hold !== null;
  if (held) await ctx.transaction((tx) => endHeld(tx, ref));
  else if (run.kind === 'audio') await transcribeEntry(ctx, payload);
  else if (run.kind === 'pdf' || run.kind === 'image') await readDocument(ctx, payload);
  else await writeNote(ctx, payload);
  await ctx.transaction(async (tx) => {
    const now = await findCardRun(tx, ref.taskId);
    if (now?.writtenAt === null) await returnForNote(tx, ref);
    await publishBoard(tx, card.noteId);
  });
}

async function endHeld(tx: Tx, ref: TaskRef): Promise<void> {
  await returnForNote(tx, ref);
  await succeedTask(tx, ref.taskId);
}

async function addEntryOf(ctx: Context, run: RunRow, card: CardRow): Promise<string> {
  const asset = (await selectAssets(ctx, [card.id])).find(({ id }) => id === run.assetId) ?? null;
  if (run.kind !== 'card' && !asset) throw new AppError('NOT_FOUND', { message: 'The file of this card was deleted.' });
  const chart = await getNoteFor(ctx, card.noteId, 'edit');
  const source = await sourceOf(ctx, card, asset);
  let hold: EntryHold | null = null;
  if (source.utterances.length > 0) [hold = null] = await findHolds(ctx, chart, [{ ...source, kind: 'typed' }]);
  return ctx.transaction((tx) => addCardEntry(tx, run, { asset, source, hold }));
}

/** What is read before there is an entry: a text. Documents and audio are read as entries. */
async function sourceOf(ctx: Context, card: CardRow, asset: CardAssetRow | null): Promise<Source> {
  if (asset && asset.kind !== 'text') return { question: '', utterances: [] };
  if (!asset && card.description === '') throw new AppError('EMPTY_SOURCE', { message: nothingToRead });
  const text = asset ? await readTextFile(ctx, asset) : `${card.title}\n${card.description}`;
  const [source] = await readSourceTexts(ctx, [{ name: asset?.fileName ?? card.title, text }]);
  return source!;
}

async function endWithout(ctx: Context, ref: TaskRef, error: unknown): Promise<void> {
  const files = await ctx.transaction(async (tx) => {
    const task = await failTask(tx, ref, failureOf(error));
    if (task) await tx.use(alerts).raise(tx, failedTaskAlert(task));
    return removeUnwritten(tx, ref);
  });
  await deleteFiles(ctx, files);
}

/** @returns files of the entry that was removed */
async function removeUnwritten(tx: Tx, { taskId }: TaskRef): Promise<string[]> {
  const run = await findCardRun(tx, taskId);
  if (!run) return [];
  const card = await findCard(tx, run.cardId);
  if (card) await publishBoard(tx, card.noteId);
  if (run.transcriptId === null || run.writtenAt !== null) return [];
  const entry = await getTranscriptFor(tx, run.transcriptId, 'edit').catch(() => null);
  if (!entry || entry.version > 0 || entry.hold !== null) return [];
  return eraseEntry(tx, entry.id);
}
