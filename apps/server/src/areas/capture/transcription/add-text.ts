import { hasWords } from '@clinical/contract/transcripts/speakers.rules';
import type { EntryHold } from '@clinical/contract/transcripts/holds.schemas';
import type { SavedTranscript } from '@clinical/contract/scribe/sources.schemas';
import { AppError, invalid } from '../../../platform/app-error.ts';
import type { UploadedFile } from '../../../platform/area.ts';
import type { Context, Tx } from '../../../platform/context.ts';
import { deleteFiles } from '../../../platform/storage/delete-files.ts';
import { getNoteFor } from '../../notes/public.ts';
import { resolveRecipe } from '../../templates/public.ts';
import {
  addVersion,
  publishNoteEdit,
  extensionOf,
  readSourceTexts,
  type CheckedFile,
  checkTextFile,
  readTextFile,
  showEntry,
  type Source,
  assetsOf,
  changeTranscript,
  type Entry,
  getTranscriptFor,
  insertAssets,
  lockTranscriptFor,
} from '../../transcripts/public.ts';
import { findHolds, holdEntry } from '../../checks/public.ts';
import { startWriting } from '../../scribe/public.ts';
import { withGaps } from './spoken-source.ts';

/**
 * Gives an entry that has audio and no words a text that a person pasted; the audio stays beside it. Its note is begun unless
 * nobody asked for one, there is one already, or something stands against it.
 * @throws AppError EMPTY_SOURCE, UNREADABLE_SOURCE, TOO_LARGE; CONFLICT when it has words, no audio, or a job is at it
 */
export async function addText(ctx: Context, id: string, question: string): Promise<SavedTranscript> {
  const entry = await getTranscriptFor(ctx, id, 'edit');
  await refuseUnfit(ctx, entry);
  return give(ctx, entry, { name: 'question', text: question }, null);
}

/** The same from a transcript file, which becomes an asset of the entry. @throws also UNSUPPORTED_MEDIA; then no file is kept */
export async function addTextFile(ctx: Context, id: string, files: UploadedFile[]): Promise<SavedTranscript> {
  try {
    const entry = await getTranscriptFor(ctx, id, 'edit');
    await refuseUnfit(ctx, entry);
    const [file, ...others] = files;
    if (!file || others.length > 0) throw invalid(['body', 'files'], 'choose one file');
    const checked = checkTextFile(file);
    return await give(ctx, entry, { name: file.fileName, text: await readTextFile(ctx, checked) }, checked);
  } catch (error) {
    await deleteFiles(
      ctx,
      files.map(({ fileId }) => fileId),
    );
    throw error;
  }
}

async function give(
  ctx: Context,
  entry: Entry,
  text: { name: string; text: string },
  file: CheckedFile | null,
): Promise<SavedTranscript> {
  const chart = await getNoteFor(ctx, entry.noteId, 'edit');
  const [read] = await readSourceTexts(ctx, [text]);
  const source = withGaps(read!, entry.speech?.gaps ?? []);
  const said = { kind: entry.kind, utterances: source.utterances, durationMs: entry.speech?.durationMs };
  const [hold] = await findHolds(ctx, chart, [said]);
  return ctx.transaction((tx) => store(tx, entry.id, { source, hold: hold ?? null, file }));
}

type Given = { source: Source; hold: EntryHold | null; file: CheckedFile | null };

async function store(tx: Tx, id: string, { source, hold, file }: Given): Promise<SavedTranscript> {
  const entry = await lockTranscriptFor(tx, id, 'edit');
  await refuseUnfit(tx, entry);
  await tx.audit('transcript.add-text', { type: 'transcript', id, noteId: entry.noteId });
  const given = await putInto(tx, entry, source);
  if (file) {
    const { fileId, fileName, size, type } = file;
    const name = `transcript.${extensionOf(fileName)}`;
    await insertAssets(tx, [{ transcriptId: id, name, fileId, fileName, mediaType: type.mediaType, size }]);
  }
  if (entry.speech?.generate === false || entry.sections.length > 0) return { transcript: await showEntry(tx, id) };
  if (hold) {
    await holdEntry(tx, given, hold);
    return { transcript: await showEntry(tx, id) };
  }
  await resolveRecipe(tx, entry.templateId);
  const taskId = await startWriting(tx, given);
  return { transcript: await showEntry(tx, id), taskId };
}

/** What a person gave is all there is to hear: no engine takes the audio up again by itself. */
async function putInto(tx: Tx, entry: Entry, source: Source): Promise<Entry> {
  const said = { engine: null, draft: false, missing: [], failure: null, taskId: null, soFar: undefined };
  const changes = { ...source, speech: entry.speech && { ...entry.speech, ...said }, taskId: null, hold: null };
  if (entry.version === 0) {
    await changeTranscript(tx, entry.id, changes);
    await publishNoteEdit(tx, entry);
    return { ...entry, ...changes };
  }
  // somebody has typed a note in the meantime: it stands now on a source
  const { sections, sentences, version: baseVersion } = entry;
  return addVersion(
    tx,
    entry,
    { name: 'Transcript added', cause: 'source', sections, sentences, checks: null, baseVersion },
    { ...changes, sourceVersion: entry.version + 1 },
  );
}

async function refuseUnfit(scope: Context | Tx, entry: Entry): Promise<void> {
  if (entry.taskId) throw refused('This entry is being processed. Wait until it is done, or cancel it first.');
  if (hasWords(entry)) throw refused('This entry already has a transcript.');
  const hasAudio = (await assetsOf(scope, [entry])).some(({ mediaType }) => mediaType.startsWith('audio/'));
  if (!hasAudio) throw refused('This entry has no audio without a transcript.');
}

const refused = (message: string): AppError => new AppError('CONFLICT', { message });
