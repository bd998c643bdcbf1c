import { sampleRate } from '../../platform/media/wav-header.ts';
import type { WavFormat } from './wav.ts';

/** Half the taps of the low-pass at the slower of the two rates. */
const reach = 16;
/** Places between two samples that are told apart. */
const phases = 256;

/** Turns interleaved samples of any known format into 16 kHz mono, piece by piece. */
export class Resampler {
  readonly #format: WavFormat;
  readonly #step: number;
  readonly #half: number;
  readonly #kernel: Float64Array;
  #rest: Buffer = Buffer.alloc(0);
  /** Mono samples still needed, the first of which is sample `#first` of the source. */
  #mono: number[] = [];
  #first = 0;
  #written = 0;

  constructor(format: WavFormat) {
    this.#format = format;
    this.#step = format.rate / sampleRate;
    this.#half = Math.ceil(reach * Math.max(1, this.#step));
    this.#kernel = kernelOf(Math.min(1, 1 / this.#step), this.#half);
  }

  push(chunk: Buffer): Buffer {
    const frame = (this.#format.bits / 8) * this.#format.channels;
    const bytes = this.#rest.length > 0 ? Buffer.concat([this.#rest, chunk]) : chunk;
    const whole = bytes.length - (bytes.length % frame);
    for (let at = 0; at < whole; at += frame) this.#mono.push(this.#mix(bytes, at));
    this.#rest = Buffer.from(bytes.subarray(whole));
    return this.#drain(this.#first + this.#mono.length - this.#half);
  }

  /** What is left; silence follows the last sample. */
  finish(): Buffer {
    const end = this.#first + this.#mono.length;
    for (let i = 0; i <= this.#half; i++) this.#mono.push(0);
    return this.#drain(end);
  }

  #mix(bytes: Buffer, at: number): number {
    const { bits, channels, encoding } = this.#format;
    const width = bits / 8;
    let sum = 0;
    for (let channel = 0; channel < channels; channel++) {
      const place = at + channel * width;
      if (encoding === 'float') sum += bytes.readFloatLE(place) || 0;
      else if (bits === 8) sum += (bytes[place]! - 128) / 128;
      else sum += bytes.readIntLE(place, width) / 2 ** (bits - 1);
    }
    return sum / channels;
  }

  #drain(until: number): Buffer {
    const out: number[] = [];
    for (; this.#written * this.#step < until; this.#written++) {
      const value = this.#at(this.#written * this.#step);
      out.push(Math.max(-32_768, Math.min(32_767, Math.round(value * 32_767))));
    }
    const keepFrom = Math.floor(this.#written * this.#step) - this.#half - 1;
    if (keepFrom > this.#first) {
      this.#mono = this.#mono.slice(keepFrom - this.#first);
      this.#first = keepFrom;
    }
    return Buffer.from(Int16Array.from(out).buffer);
  }

  /** The source between its samples. */
  #at(place: number): number {
    const middle = Math.floor(place);
    if (this.#step === 1) return this.#mono[middle - this.#first] ?? 0;
    const width = 2 * this.#half;
    const from = Math.round((place - middle) * phases) * width;
    const start = middle - this.#half + 1 - this.#first;
    let sum = 0;
    for (let i = 0; i < width; i++) sum += this.#kernel[from + i]! * (this.#mono[start + i] ?? 0);
    return sum;
  }
}

/** For each phase between two samples the weights of its neighbours: a windowed sinc, so that what lies above half the new rate does not fold back. */
function kernelOf(cutoff: number, half: number): Float64Array {
  const width = 2 * half;
  const kernel = new Float64Array((phases + 1) * width);
  for (let phase = 0; phase <= phases; phase++) {
    const weights = kernel.subarray(phase * width, (phase + 1) * width);
    let total = 0;
    for (let i = 0; i < width; i++) {
      const distance = phase / phases + half - 1 - i;
      const x = Math.PI * distance * cutoff;
      weights[i] = (x === 0 ? 1 : Math.sin(x) / x) * (0.5 + 0.5 * Math.cos((Math.PI * distance) / half));
      total += weights[i]!;
    }
    for (let i = 0; i < width; i++) weights[i] = weights[i]! / total;
  }
  return kernel;
}
