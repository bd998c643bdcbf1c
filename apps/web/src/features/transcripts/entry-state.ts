import { hasWords } from '@clinical/contract/transcripts/speakers.rules';
import type { EntryHold } from '@clinical/contract/transcripts/holds.schemas';
import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { isRunning, type TrackedTask } from '../../lib/task-list.ts';

/** What an entry is waiting for. `hasNote` tells whether there is a text to show meanwhile. */
export type EntryState =
  | { kind: 'done' }
  | { kind: 'source' }
  | { kind: 'blank' }
  | { kind: 'speech' }
  /** Its audio was heard, and no word is in it. */
  | { kind: 'silent' }
  /** Something stands against writing the note; a person decides. */
  | { kind: 'held'; hold: EntryHold }
  | { kind: 'generating'; percent: number | null }
  | { kind: 'failed'; message: string; taskId: string; localEngine: boolean; cancelled?: true | undefined };

export const hasNote = (entry: Pick<Transcript, 'sections'>): boolean => entry.sections.length > 0;

/** True when there is audio and not a word of it: its text can still be added. */
export const isWithoutWords = (entry: Pick<Transcript, 'assets' | 'utterances'>): boolean =>
  hasAudio(entry) && !hasWords(entry);

const hasAudio = ({ assets }: Pick<Transcript, 'assets'>): boolean =>
  assets.some(({ mediaType }) => mediaType.startsWith('audio/'));

/** @param task the job that writes the note, as far as this browser knows it */
export function entryState(entry: Transcript, task: TrackedTask | null): EntryState {
  // the job that found what stands against the note has failed with it
  if (entry.hold && entry.taskId === null && !(task && isRunning(task.status)))
    return { kind: 'held', hold: entry.hold };
  if (task && !isRunning(task.status) && task.status !== 'success') {
    const { message, taskId, localEngine } = task;
    const cancelled = entry.failure?.taskId === taskId ? entry.failure.cancelled : undefined;
    return { kind: 'failed', message, taskId, localEngine, cancelled };
  }
  if (entry.taskId !== null && task?.status !== 'success') {
    return { kind: 'generating', percent: task?.progress ?? null };
  }
  if (entry.hold) return { kind: 'held', hold: entry.hold };
  if (entry.failure) return { kind: 'failed', ...entry.failure };
  if (hasNote(entry)) return { kind: 'done' };
  if (hasWords(entry)) return { kind: 'source' };
  if (entry.speech?.state === 'heard') return { kind: 'silent' };
  return hasAudio(entry) ? { kind: 'speech' } : { kind: 'blank' };
}
