import { formatDuration } from '../../../lib/format.ts';
import { isUnderWay, type RecorderState } from '../recorder/recorder-state.ts';
import { waitsForPerson } from './unfinished-recordings.ts';
import { t } from './recordings.texts.ts';
import type { Shelved } from '../send/recording-sender.ts';

export type RecordingStatus = {
  tone: 'live' | 'paused' | 'grey';
  text: string;
  /** On the recording's clock; null when no clock runs. */
  clockMs: number | null;
  noteId: string;
};

/** The one thing to say about recordings on any page: what runs here first, then what needs a person, then what is under way. */
export function recordingStatus(
  state: RecorderState,
  shelf: readonly Shelved[],
  reachable: boolean,
): RecordingStatus | null {
  if (isUnderWay(state) || state.phase === 'review') return ofRecorder(state, shelf, reachable);
  const pick = (fits: (each: Shelved) => boolean): Shelved | undefined => shelf.find(fits);
  const finishing = ({ recording }: Shelved) => recording.wish?.kind === 'finish';
  const first =
    pick((each) => each.sending.state === 'refused' && finishing(each)) ??
    pick((each) => each.place === 'elsewhere' && each.recording.wish === null) ??
    pick(finishing) ??
    pick(waitsForPerson);
  if (!first) return null;
  const { recording, sending, place } = first;
  const patient = recording.title;
  const say = (tone: RecordingStatus['tone'], text: string): RecordingStatus => ({
    tone,
    text,
    clockMs: null,
    noteId: recording.noteId,
  });
  if (finishing(first)) {
    if (sending.state === 'refused') return say('paused', t('statusRefused', { patient }));
    if (sending.state !== 'fine' || !reachable) return say('grey', t('statusWaiting', { patient }));
    if (sending.behindMs === 0) return say('grey', t('statusSaving', { patient }));
    return say('grey', t('statusSavingLeft', { patient, length: formatDuration(sending.behindMs) }));
  }
  return place === 'elsewhere'
    ? say('live', t('statusOtherTab', { patient }))
    : say('paused', t('statusLeft', { patient }));
}

function ofRecorder(state: RecorderState, shelf: readonly Shelved[], reachable: boolean): RecordingStatus | null {
  if (!('recordedMs' in state)) return null;
  const { about, recordedMs: clockMs, phase } = state;
  const patient = about.title;
  const say = (tone: RecordingStatus['tone'], text: string) => ({ tone, text, clockMs, noteId: about.noteId });
  const sending = shelf.find(({ recording }) => recording.id === about.id)?.sending;
  if (phase === 'paused') return say('paused', t('statusPaused', { patient }));
  if (phase === 'review') return say('paused', t('statusReview', { patient }));
  if (phase === 'stopping') return say('grey', t('statusSaving', { patient }));
  return !reachable || sending?.state === 'waiting'
    ? say('grey', t('statusOffline', { patient }))
    : say('live', t('statusRecording', { patient }));
}
