import { liveSampleRate } from '@clinical/contract/speech/live.rules';
import { closeMicrophone, openMicrophone, starredMicrophone } from '../microphone.ts';
import { samplesOf, type SamplesOf } from './samples-of.ts';

/** Something short that is being spoken. */
export type SpokenClip = {
  /** Lets the microphone go; what was said, as a WAV file that every engine reads. */
  stop: () => File;
  /** Lets the microphone go and forgets what was said. */
  close: () => void;
};

/** Records this device's microphone. Rejects as the browser does: see `microphoneProblem`. */
export async function recordClip(samples: SamplesOf = samplesOf): Promise<SpokenClip> {
  const { stream } = await openMicrophone(starredMicrophone.get()?.id ?? null);
  const pieces: Int16Array<ArrayBuffer>[] = [];
  let end: () => void;
  try {
    end = await samples(stream, (piece) => pieces.push(piece));
  } catch (error) {
    closeMicrophone(stream);
    throw error;
  }
  const close = (): void => {
    end();
    closeMicrophone(stream);
  };
  return {
    close,
    stop: () => {
      close();
      return new File([wavHeader(pieces.reduce((sum, { length }) => sum + length, 0)), ...pieces], 'spoken.wav', {
        type: 'audio/wav',
      });
    },
  };
}

/** Of 16 bit mono samples. */
export function wavHeader(samples: number): ArrayBuffer {
  const view = new DataView(new ArrayBuffer(44));
  const word = (at: number, letters: string) =>
    [...letters].forEach((letter, place) => view.setUint8(at + place, letter.charCodeAt(0)));
  word(0, 'RIFF');
  view.setUint32(4, 36 + samples * 2, true);
  word(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, liveSampleRate, true);
  view.setUint32(28, liveSampleRate * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  word(36, 'data');
  view.setUint32(40, samples * 2, true);
  return view.buffer;
}
