import type { Note } from '@clinical/contract/notes/notes.schemas';
import * as fileCalls from '@clinical/contract/capture/files.calls';
import type { UploadedTranscripts } from '@clinical/contract/capture/files.schemas';
import { finishUploads } from '@clinical/contract/capture/uploads.calls';
import type { QueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { trackTask } from '../../../lib/task-list.ts';
import { transcriptionLanguageValue } from '../../../lib/transcription-language.ts';
import { contextIds, modelWish } from '../../scribe/public.ts';
import { rememberEntry } from '../../transcripts/public.ts';
import { type FileKind, kindOf } from '../upload/check-files.ts';
import { goesInPieces } from '../upload/goes-in-pieces.ts';
import { unfinishedUploadsQuery } from '../upload/unfinished-uploads.api.ts';
import { pauseForConnection, pieceServer, uploadKindOf } from '../upload/piece-server.ts';
import { sendInPieces } from '../upload/send-pieces.ts';
import type { LookAtGroup, SendGroup } from '../upload/upload-queue.ts';

export type UploadFields = { noteId: string; templateId: string | null; extraContext: string };

/** Shows the card of a job that writes in this chart. */
export function trackNote(note: Note, taskId: string): void {
  trackTask({ taskId, status: 'pending', noteId: note.id, noteTitle: note.title });
}

const uploadOf: Record<FileKind, typeof fileCalls.uploadAudioFiles | typeof fileCalls.uploadPdfFiles> = {
  audio: fileCalls.uploadAudioFiles,
  transcript: fileCalls.uploadAudioFiles,
  pdf: fileCalls.uploadPdfFiles,
  image: fileCalls.uploadImageFiles,
};

/** Pages and price of a PDF, told by the server, which keeps nothing of it. */
export function lookAtFiles(queries: QueryClient, note: Note): LookAtGroup {
  return (files, signal) => {
    const [file] = files;
    if (!file || kindOf(file.name) !== 'pdf') return null;
    const form = new FormData();
    form.set('noteId', note.id);
    const { model } = modelWish(queries, note.id);
    if (model !== undefined) form.set('model', model);
    form.append('files', file, file.name);
    return api.upload(fileCalls.inspectPdfFiles, form, { signal }).then(([facts]) => facts!);
  };
}

/** Uploads the files of one encounter; the entry appears in the thread and its job as a card. */
export function sendFiles(queries: QueryClient, note: Note): SendGroup<UploadFields> {
  const show = ({ taskId, transcripts }: UploadedTranscripts): string | null => {
    if (taskId !== null) trackNote(note, taskId);
    for (const entry of transcripts) rememberEntry(queries, entry);
    return transcripts.at(-1)?.id ?? null;
  };
  return async (files, { noteId, templateId, extraContext }, options) => {
    if (goesInPieces(files)) {
      const sent = await sendLarge(queries, files, { noteId, templateId, extraContext }, options);
      void queries.invalidateQueries({ queryKey: unfinishedUploadsQuery(noteId).queryKey });
      return show(sent);
    }
    const form = new FormData();
    // fields first: the server reads the parts in their order
    form.set('noteId', noteId);
    const { model } = modelWish(queries, noteId);
    if (model !== undefined) form.set('model', model);
    if (templateId !== null) form.set('templateId', templateId);
    if (extraContext.trim() !== '') form.set('extraContext', extraContext);
    const context = contextIds(noteId);
    if (context.length > 0) form.set('contextEntryIds', context.join(','));
    const kind = kindOf(files[0]!.name) ?? 'transcript';
    if (kind === 'audio') form.set('language', transcriptionLanguageValue());
    for (const file of files) form.append('files', file, file.name);
    return show(await api.upload(uploadOf[kind], form, options));
  };
}

/** Files of more than one piece, which may take a while: what has arrived stays there when it breaks off. */
async function sendLarge(
  queries: QueryClient,
  files: File[],
  { noteId, templateId, extraContext }: UploadFields,
  options: Parameters<SendGroup<UploadFields>>[2],
): Promise<UploadedTranscripts> {
  const kind = uploadKindOf(files);
  const uploads = await sendInPieces(pieceServer(noteId, kind), files, { ...options, pause: pauseForConnection });
  const context = contextIds(noteId);
  const body = {
    noteId,
    kind,
    uploads,
    ...modelWish(queries, noteId),
    templateId,
    ...(kind === 'audio' ? { language: transcriptionLanguageValue() } : {}),
    ...(extraContext.trim() === '' ? {} : { extraContext }),
    ...(context.length > 0 ? { contextEntryIds: context.join(',') } : {}),
  };
  const { signal, idempotencyKey } = options;
  return api.request(finishUploads, { body }, { signal, idempotencyKey });
}
