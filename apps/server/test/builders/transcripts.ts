import { createNote } from '@clinical/contract/notes/notes.calls';
import type { Note } from '@clinical/contract/notes/notes.schemas';
import { getBackgroundTask } from '@clinical/contract/operations/background-tasks.calls';
import type { BackgroundTask } from '@clinical/contract/operations/background-tasks.schemas';
import { getTranscripts, updateTranscript } from '@clinical/contract/transcripts/entries.calls';
import { saveTranscript } from '@clinical/contract/scribe/sources.calls';
import type { SaveTranscript } from '@clinical/contract/scribe/sources.schemas';
import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { setTimeout as wait } from 'node:timers/promises';
import type { TestAccount } from './accounts.ts';

/** A short visit, written for these tests. */
export const shortVisit = [
  'Doctor: Good morning, what brings you in today?',
  'Patient: I have had a sore throat and a fever for three days.',
  'Doctor: Any cough or trouble breathing?',
  'Patient: A dry cough, but no trouble breathing.',
  'Doctor: Are you allergic to any medicine?',
  'Patient: Yes, penicillin gives me a rash.',
  'Doctor: Your throat is red and the tonsils are swollen. Lungs are clear.',
  'Doctor: I will prescribe azithromycin 500 mg once a day for three days. Come back if the fever lasts.',
].join('\n');

export function newPatient(account: TestAccount, title = 'Maria Lind'): Promise<Note> {
  return account.ok(createNote, { body: { title } });
}

/** An entry from a source text, without a note unless asked. */
export async function newEntry(account: TestAccount, overrides: Partial<SaveTranscript> = {}): Promise<Transcript> {
  const noteId = overrides.noteId ?? (await newPatient(account)).id;
  const { transcript } = await account.ok(saveTranscript, { body: { question: shortVisit, ...overrides, noteId } });
  return transcript;
}

/** The task when it has ended, however. */
export async function finishedTask(account: TestAccount, taskId: string): Promise<BackgroundTask> {
  for (;;) {
    const task = await account.ok(getBackgroundTask, { params: { id: taskId } });
    if (task.status === 'success' || task.status === 'failure') return task;
    await wait(20);
  }
}

export async function entryById(account: TestAccount, id: string): Promise<Transcript> {
  return (await account.ok(getTranscripts, { params: { id } })) as Transcript;
}

/** An entry whose note has been written. */
export async function writtenEntry(account: TestAccount, overrides: Partial<SaveTranscript> = {}): Promise<Transcript> {
  const noteId = overrides.noteId ?? (await newPatient(account)).id;
  const body = { question: shortVisit, ...overrides, noteId, generate: true };
  const { transcript, taskId } = await account.ok(saveTranscript, { body });
  const task = await finishedTask(account, taskId!);
  if (task.status !== 'success') throw new Error(`the note was not written: ${task.result.message}`);
  return entryById(account, transcript.id);
}

/** A chart whose first entry names a value, "HbA1c is 8.4 %", and what a note that takes it from there is built from. */
export async function chartWithValue(account: TestAccount) {
  const { id: noteId } = await newPatient(account);
  const { id, createdAt } = await newEntry(account, { noteId });
  const sections = [{ key: 'results', header: 'Results', html: '<p>HbA1c is 8.4 %.</p>' }];
  const { version } = await account.ok(updateTranscript, { body: { noteId, createdAt, sections } });
  return { noteId, built: [{ kind: 'entry', id, version, createdAt }] };
}
