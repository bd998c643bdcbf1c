import type { Note } from '@clinical/contract/notes/notes.schemas';
import * as calls from '@clinical/contract/transcripts/transcripts.calls';
import type { QueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { trackTask } from '../../../lib/task-list.ts';
import { contextIds } from '../context/context-selection.ts';
import { rememberEntry } from '../transcripts.api.ts';
import type { SendGroup } from '../upload/upload-queue.ts';

export type UploadFields = { noteId: string; templateId: string | null };

/** Shows the card of a job that writes in this chart. */
export function trackNote(note: Note, taskId: string): void {
  trackTask({ taskId, status: 'pending', noteId: note.id, noteTitle: note.title });
}

/** Uploads the files of one encounter; the entry appears in the thread and its job as a card. */
export function sendFiles(queries: QueryClient, note: Note): SendGroup<UploadFields> {
  return async (files, { noteId, templateId }, options) => {
    const form = new FormData();
    // fields first: the server reads the parts in their order
    form.set('noteId', noteId);
    if (templateId !== null) form.set('templateId', templateId);
    const context = contextIds(noteId);
    if (context.length > 0) form.set('contextEntryIds', context.join(','));
    for (const file of files) form.append('files', file, file.name);
    const { taskId, transcripts } = await api.upload(calls.uploadAudioFiles, form, options);
    if (taskId !== null) trackNote(note, taskId);
    for (const entry of transcripts) rememberEntry(queries, entry);
    return transcripts.at(-1)?.id ?? null;
  };
}
