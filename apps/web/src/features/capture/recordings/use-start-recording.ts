import { newKey } from '@clinical/api-client/new-key';
import type { Note } from '@clinical/contract/notes/notes.schemas';
import { useRecorderState, useRecordings, useShelf } from './recordings-context.ts';

/** What stands against a new recording: another chart of this page, or another tab of the browser, records. */
export type Busy = { where: 'here' | 'other-tab'; patient: string };

/** Starts a recording with the question for consent, unless somebody records already. */
export function useStartRecording({ id, title }: Pick<Note, 'id' | 'title'>): {
  busy: Busy | null;
  free: boolean;
  start: () => void;
} {
  const { recorder } = useRecordings();
  const state = useRecorderState();
  const other = useShelf().find(({ place, recording }) => place === 'elsewhere' && recording.wish === null);
  const idle = state.phase === 'idle' || state.phase === 'failed';
  const busy: Busy | null = !idle
    ? state.about.noteId === id
      ? null
      : { where: 'here', patient: state.about.title }
    : other
      ? { where: 'other-tab', patient: other.recording.title }
      : null;
  const free = idle && busy === null;
  return { busy, free, start: () => free && recorder.ask({ id: newKey(), noteId: id, title }) };
}
