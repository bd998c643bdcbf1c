import { preference } from './preference.ts';

export type MicrophoneChoice = { id: string; label: string };

/** The microphone that this device starts with; null is the system's default. */
export const starredMicrophone = preference<MicrophoneChoice | null>('microphone', null, (stored) =>
  isChoice(stored) ? stored : null,
);

function isChoice(stored: unknown): stored is MicrophoneChoice {
  const { id, label } = (stored ?? {}) as Partial<MicrophoneChoice>;
  return typeof id === 'string' && typeof label === 'string';
}

export type MicrophoneProblem = 'denied' | 'missing' | 'busy' | 'unsupported';

/** `fellBack`: the wanted microphone was not there, and the system's default is used. */
export type OpenMicrophone = { stream: MediaStream; fellBack: boolean };

/** Opens a microphone by the browser's id; null is the system's default. Rejects as the browser does: see `microphoneProblem`. */
export async function openMicrophone(deviceId: string | null): Promise<OpenMicrophone> {
  const sound: MediaTrackConstraints = {
    channelCount: 1,
    echoCancellation: true,
    noiseSuppression: true,
    autoGainControl: true,
  };
  const open = (constraints: MediaTrackConstraints): Promise<MediaStream> =>
    navigator.mediaDevices.getUserMedia({ audio: constraints });
  if (deviceId === null) return { stream: await open(sound), fellBack: false };
  return open({ ...sound, deviceId: { exact: deviceId } }).then(
    (stream) => ({ stream, fellBack: false }),
    async (error: unknown) => {
      if (!isMissing(error)) throw error;
      return { stream: await open(sound), fellBack: true };
    },
  );
}

/** Lets a microphone go. */
export function closeMicrophone(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

/** Why there is no microphone, from what the browser rejected with. */
export function microphoneProblem(error: unknown): MicrophoneProblem {
  const name = nameOf(error);
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied';
  if (name === 'NotReadableError' || name === 'AbortError') return 'busy';
  return isMissing(error) ? 'missing' : 'unsupported';
}

function isMissing(error: unknown): boolean {
  return nameOf(error) === 'OverconstrainedError' || nameOf(error) === 'NotFoundError';
}

function nameOf(error: unknown): string {
  return error instanceof DOMException || error instanceof Error ? error.name : '';
}
