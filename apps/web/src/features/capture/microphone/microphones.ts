import { useEffect, useState } from 'react';
import { type MicrophoneChoice, starredMicrophone } from '../../../lib/microphone.ts';
import { preference } from '../../../lib/preference.ts';
import type { CaptureWish } from './capture.ts';

/** Adds the other side of a video call; a choice of this device. */
export const computerSound = preference('computer-sound', false, (stored) =>
  typeof stored === 'boolean' ? stored : null,
);

/** The microphones that the browser names; it gives names only once it may use one. */
export function useMicrophones(): MicrophoneChoice[] {
  const [found, setFound] = useState<MicrophoneChoice[]>([]);
  useEffect(() => {
    const media = navigator.mediaDevices as MediaDevices | undefined;
    if (!media) return;
    let gone = false;
    const list = (): void =>
      void media.enumerateDevices().then(
        (devices) => {
          if (!gone) setFound(devices.flatMap(toChoice));
        },
        () => undefined,
      );
    list();
    media.addEventListener('devicechange', list);
    return () => {
      gone = true;
      media.removeEventListener('devicechange', list);
    };
  }, []);
  return found;
}

/** The system's own entries only repeat others. */
function toChoice({ kind, deviceId, label }: MediaDeviceInfo): MicrophoneChoice[] {
  const named = kind === 'audioinput' && label !== '' && !['default', 'communications', ''].includes(deviceId);
  return named ? [{ id: deviceId, label }] : [];
}

/** What this device records with. */
export function captureWish(): CaptureWish {
  return { deviceId: starredMicrophone.get()?.id ?? null, computerSound: computerSound.get() };
}
