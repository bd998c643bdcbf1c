import type { EntryHold } from '@clinical/contract/transcripts/holds.schemas';
import type { EntryKind } from '@clinical/contract/transcripts/entries.schemas';
import type { UploadAudioFields, UploadedTranscripts } from '@clinical/contract/capture/files.schemas';
import { invalid } from '../../../platform/app-error.ts';
import type { UploadedFile } from '../../../platform/area.ts';
import type { Context, Tx } from '../../../platform/context.ts';
import { fileStore } from '../../../platform/storage/file-store.ts';
import { actingSpeech } from '../../accounts/public.ts';
import { getNoteFor } from '../../notes/public.ts';
import { resolveRecipe } from '../../templates/public.ts';
import { requestOfForm } from '../request-of-form.ts';
import {
  addEntry,
  readSourceTexts,
  type SourceText,
  checkFiles,
  readTextFile,
  type CheckedFile,
  showEntry,
  type Source,
  untranscribed,
  insertAssets,
  type AssetRow,
  type Entry,
  extensionOf,
} from '../../transcripts/public.ts';
import { findHolds } from '../../checks/public.ts';
import { pairFiles, type FilePair } from './pair-files.ts';
import { measureAudio } from '../transcription/measure-audio.ts';
import { startTranscription } from '../transcription/start-transcription.ts';
import { startWriting } from '../../scribe/public.ts';

type Chart = Awaited<ReturnType<typeof getNoteFor>>;
type Upload = { pair: FilePair<CheckedFile>; source: Source; hold: EntryHold | null; durationMs: number | null };

/**
 * One entry for each recording or transcript, all or none. A transcript of the same base name is the text of its audio, and its
 * note is begun unless something stands against it; audio without one is heard, or kept until there is a speech engine.
 * `also` belongs to the same transaction.
 * @throws AppError UNSUPPORTED_MEDIA, TOO_LARGE, EMPTY_SOURCE, UNREADABLE_SOURCE with the file's name; then no file is kept
 */
export async function uploadAudioFiles(
  ctx: Context,
  input: UploadAudioFields,
  files: UploadedFile[],
  also: (tx: Tx) => Promise<void> = async () => undefined,
): Promise<UploadedTranscripts> {
  try {
    const chart = await getNoteFor(ctx, input.noteId, 'edit');
    await resolveRecipe(ctx, input.templateId);
    if (files.length === 0) throw invalid(['body', 'files'], 'choose at least one file');
    const uploads = await readUploads(ctx, chart, pairFiles(checkFiles(files)));
    return await ctx.transaction(async (tx) => {
      await also(tx);
      return store(tx, input, uploads);
    });
  } catch (error) {
    await Promise.allSettled(files.map((file) => ctx.use(fileStore).delete(file.fileId)));
    throw error;
  }
}

async function readUploads(ctx: Context, chart: Chart, pairs: FilePair<CheckedFile>[]): Promise<Upload[]> {
  const lengths: (number | null)[] = [];
  for (const { audio } of pairs) lengths.push(audio && (await measureAudio(ctx, audio)));
  const texts: SourceText[] = [];
  for (const { audio, text } of pairs) {
    if (text) texts.push({ name: text.fileName, text: await readTextFile(ctx, text), mayBeSilent: audio !== null });
  }
  const read = (await readSourceTexts(ctx, texts)).values();
  const uploads = pairs.map((pair, index) => ({
    pair,
    durationMs: lengths[index]!,
    source: pair.text ? read.next().value! : { question: '', utterances: [] },
  }));
  const spoken = uploads.filter(({ pair }) => pair.text);
  const holds = (
    await findHolds(
      ctx,
      chart,
      spoken.map(({ pair, source, durationMs }) => ({ ...source, kind: kindOf(pair), durationMs })),
    )
  ).values();
  return uploads.map((upload) => ({ ...upload, hold: upload.pair.text ? holds.next().value! : null }));
}

const kindOf = ({ audio }: FilePair<CheckedFile>): EntryKind => (audio ? 'audio' : 'typed');

async function store(tx: Tx, input: UploadAudioFields, uploads: Upload[]): Promise<UploadedTranscripts> {
  const note = await getNoteFor(tx, input.noteId, 'edit');
  await resolveRecipe(tx, input.templateId);
  const request = await requestOfForm(tx, input);
  const entries: Entry[] = [];
  const taskIds: string[] = [];
  for (const { pair, source, hold, durationMs } of uploads) {
    const entry = await addEntry(tx, {
      noteId: note.id,
      workspaceId: note.workspaceId,
      kind: kindOf(pair),
      source,
      fileName: (pair.audio ?? pair.text)!.fileName,
      templateId: input.templateId,
      model: input.model,
      request,
      hold,
      speech: pair.text
        ? null
        : { ...untranscribed, language: input.language ?? 'en', durationMs, gaps: [], generate: true },
    });
    await insertAssets(tx, assetRows(entry, pair));
    if (pair.text && !hold) taskIds.push(await startWriting(tx, entry));
    if (!pair.text && (await actingSpeech(tx)).engine) taskIds.push(await startTranscription(tx, entry));
    entries.push(entry);
  }
  const transcripts = [];
  for (const entry of entries) transcripts.push(await showEntry(tx, entry.id));
  return { taskId: taskIds[0] ?? null, transcripts };
}

function assetRows(entry: Entry, { audio, text }: FilePair<CheckedFile>): AssetRow[] {
  const row = (part: string, file: CheckedFile): AssetRow => ({
    transcriptId: entry.id,
    name: `${part}.${extensionOf(file.fileName)}`,
    fileId: file.fileId,
    fileName: file.fileName,
    mediaType: file.type.mediaType,
    size: file.size,
  });
  return [...(audio ? [row('audio', audio)] : []), ...(text ? [row('transcript', text)] : [])];
}
