import type { EntryHold, Transcript } from '@clinical/contract/transcripts/transcripts.schemas';
import { isRunning, type TrackedTask } from '../../../lib/task-list.ts';

/** What an entry is waiting for. `hasNote` tells whether there is a text to show meanwhile. */
export type EntryState =
  | { kind: 'done' }
  | { kind: 'source' }
  | { kind: 'blank' }
  | { kind: 'speech' }
  /** Something stands against writing the note; a person decides. */
  | { kind: 'held'; hold: EntryHold }
  | { kind: 'generating'; percent: number | null }
  | { kind: 'failed'; message: string; taskId: string };

export const hasNote = (entry: Pick<Transcript, 'sections'>): boolean => entry.sections.length > 0;

/** @param task the job that writes the note, as far as this browser knows it */
export function entryState(entry: Transcript, task: TrackedTask | null): EntryState {
  if (task && !isRunning(task.status) && task.status !== 'success') {
    return { kind: 'failed', message: task.message, taskId: task.taskId };
  }
  if (entry.taskId !== null && task?.status !== 'success') {
    return { kind: 'generating', percent: task?.progress ?? null };
  }
  if (entry.hold) return { kind: 'held', hold: entry.hold };
  if (entry.failure) return { kind: 'failed', ...entry.failure };
  if (hasNote(entry)) return { kind: 'done' };
  if (entry.utterances.length > 0) return { kind: 'source' };
  return entry.assets.some((asset) => asset.mediaType.startsWith('audio/')) ? { kind: 'speech' } : { kind: 'blank' };
}
