import { liveSampleRate } from '@clinical/contract/speech/live.rules';

/** Half the taps of the low-pass, at the slower rate. */
const reach = 8;

/**
 * Turns a browser's samples (-1 to 1, of any rate) into those that are sent: 16 kHz, 16 bit. What a piece leaves over goes with
 * the next one.
 */
export function sampler(rate: number): (samples: Float32Array) => Int16Array<ArrayBuffer> {
  const step = rate / liveSampleRate;
  const half = Math.ceil(reach * Math.max(1, step));
  let kept = new Float32Array(half);
  /** Of the next sample that is made, counted from the first that is kept. */
  let place = half;
  return (samples) => {
    const all = new Float32Array(kept.length + samples.length);
    all.set(kept);
    all.set(samples, kept.length);
    const count = Math.max(0, Math.floor((all.length - half - place) / step));
    const made = new Int16Array(count);
    for (let i = 0; i < count; i++) made[i] = at(all, place + i * step, step, half);
    place += count * step;
    const from = Math.max(0, Math.floor(place) - half);
    kept = all.slice(from);
    place -= from;
    return made;
  };
}

/** A windowed sinc around a place between two samples, so that what lies above half the new rate does not fold back. */
function at(samples: Float32Array, place: number, step: number, half: number): number {
  const cutoff = Math.min(1, 1 / step);
  const first = Math.ceil(place - half);
  let [sum, total] = [0, 0];
  for (let i = Math.max(0, first); i < Math.min(samples.length, first + 2 * half); i++) {
    const distance = place - i;
    const x = Math.PI * distance * cutoff;
    const weight = (x === 0 ? 1 : Math.sin(x) / x) * (0.5 + 0.5 * Math.cos((Math.PI * distance) / half));
    sum += samples[i]! * weight;
    total += weight;
  }
  const value = total === 0 ? 0 : sum / total;
  return Math.round(Math.max(-1, Math.min(1, value)) * 32_767);
}
