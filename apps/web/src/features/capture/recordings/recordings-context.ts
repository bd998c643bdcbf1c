import type { FinishedRecording } from '@clinical/contract/capture/recordings.schemas';
import { createContext, useContext, useSyncExternalStore } from 'react';
import { type OutsideStore, outsideStore } from '../../../lib/outside-store.ts';
import { localStore } from '../../../lib/store/store.ts';
import { claim } from '../../../lib/tab.ts';
import { browserCapture } from '../microphone/browser-capture.ts';
import { stayAwake } from '../microphone/stay-awake.ts';
import { createLiveText, type LiveText } from '../live/live-text.ts';
import type { KeptRecording } from '../device/kept-recording.ts';
import { openRecordingStore, type RecordingStore } from '../device/recording-store.ts';
import { createRecorder, type Recorder } from '../recorder/recorder.ts';
import type { RecorderState } from '../recorder/recorder-state.ts';
import { recordingServer } from '../send/recording-server.ts';
import { createRecordingSender, type RecordingSender, type Shelved } from '../send/recording-sender.ts';

type OnFinished = (recording: KeptRecording, finished: FinishedRecording) => void;

/** The recorder of this page and what it stands on. It outlives every page that shows it. */
export type Recordings = {
  recorder: Recorder;
  sender: RecordingSender;
  store: RecordingStore;
  liveText: LiveText;
  /** True once the device refused to keep something. */
  noRoom: OutsideStore<boolean>;
  /** Tells of recordings that became entries. Gives the way to stop. */
  onFinished: (listener: OnFinished) => () => void;
};

/** The first chunk is sent within a second; so often it is looked whether the server has it, in milliseconds. */
const lookForId = 500;

type Devices = Partial<Pick<Parameters<typeof createRecorder>[0], 'capture' | 'now' | 'every' | 'stayAwake'>>;

/** @param devices what stands in for the browser's, in tests */
export function createRecordings(devices: Devices = {}, openStore = localStore): Recordings {
  const noRoom = outsideStore(false);
  const listeners = new Set<OnFinished>();
  const store = openRecordingStore(openStore, () => noRoom.set(true));
  const sender = createRecordingSender({
    store,
    server: recordingServer,
    claim,
    onFinished: (recording, finished) => {
      for (const listener of listeners) listener(recording, finished);
    },
  });
  const liveText = createLiveText((id) => serverIdOf(store, id));
  const recorder = createRecorder({
    capture: devices.capture ?? browserCapture(),
    store,
    sender,
    liveText,
    now: devices.now ?? Date.now,
    every: devices.every ?? every,
    stayAwake: devices.stayAwake ?? stayAwake,
  });
  return {
    recorder,
    sender,
    store,
    liveText,
    noRoom,
    onFinished: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The server's id of a recording, as soon as it has one. @throws Error when the recording is gone before */
async function serverIdOf(store: RecordingStore, id: string): Promise<string> {
  for (;;) {
    const sent = await store.sent(id);
    if (sent?.serverId) return sent.serverId;
    if (!(await store.find(id))) throw new Error('the recording is gone');
    await new Promise((resolve) => setTimeout(resolve, lookForId));
  }
}

function every(ms: number, work: () => void): () => void {
  const timer = setInterval(work, ms);
  return () => clearInterval(timer);
}

export const RecordingsContext = createContext(createRecordings());

export function useRecordings(): Recordings {
  return useContext(RecordingsContext);
}

export function useRecorderState(): RecorderState {
  const { state } = useRecordings().recorder;
  return useSyncExternalStore(state.subscribe, state.get);
}

/** The recorder's state while it is at work for a chart, from the question for consent to what becomes of the recording. */
export function useOwnRecorderState(noteId: string): Exclude<RecorderState, { phase: 'idle' }> | null {
  const state = useRecorderState();
  return state.phase !== 'idle' && state.about.noteId === noteId ? state : null;
}

/** What lies on this device, oldest first. */
export function useShelf(): readonly Shelved[] {
  const { shelf } = useRecordings().sender;
  return useSyncExternalStore(shelf.subscribe, shelf.get);
}
