import { frameMs, loudnessOf } from '../voice.ts';
import { bytesPerMs } from '../../../platform/media/wav-header.ts';

/** A stretch of speech as it was cut out of the running sound. `fromMs` counts from the first sample. */
export type Cut = { fromMs: number; samples: Buffer };

const frameBytes = frameMs * bytesPerMs;
const framesOf = (ms: number): number => ms / frameMs;
/** An utterance ends where nobody speaks for so long. */
const pause = framesOf(600);
/** Kept before and after the voice. */
const margin = framesOf(200);
/** A longer one is cut in its quietest place: people wait for its words. */
const longest = framesOf(10_000);
/** So short a sound is a click. */
const shortest = framesOf(120);
/** The noise of the place is what the quietest tenth of the last while stays under. */
const memory = framesOf(10_000);
/** Loudness, 0 to 1: never taken for voice below the first, always above the second. */
const [silence, surelyVoice] = [0.003, 0.05];

/** Cuts running sound into utterances, in the pauses between them. */
export class UtteranceCutter {
  #rest: Buffer = Buffer.alloc(0);
  /** Frames that are not handed out yet, the first of which is frame `#first` of all. */
  #frames: Buffer[] = [];
  #loudness: number[] = [];
  #first = 0;
  #recent: number[] = [];
  #threshold = silence;
  /** Of `#frames`: the first and the last with a voice; -1 without one. */
  #voiceFrom = -1;
  #voiceTo = -1;

  /** Takes the next samples. @returns utterances that have ended */
  push(samples: Buffer): Cut[] {
    const bytes = this.#rest.length > 0 ? Buffer.concat([this.#rest, samples]) : samples;
    const cuts: Cut[] = [];
    let at = 0;
    for (; at + frameBytes <= bytes.length; at += frameBytes) {
      const cut = this.#take(Buffer.from(bytes.subarray(at, at + frameBytes)));
      if (cut) cuts.push(cut);
    }
    this.#rest = Buffer.from(bytes.subarray(at));
    return cuts;
  }

  /** What was being said at the end. */
  finish(): Cut[] {
    const cut = this.#voiceFrom < 0 ? null : this.#cutAfter(this.#frames.length);
    return cut ? [cut] : [];
  }

  #take(frame: Buffer): Cut | null {
    const level = loudnessOf(frame, 0, frameBytes);
    this.#frames.push(frame);
    this.#loudness.push(level);
    this.#listen(level);
    const last = this.#frames.length - 1;
    if (level >= this.#threshold) {
      if (this.#voiceFrom < 0) this.#voiceFrom = last;
      this.#voiceTo = last;
    }
    if (this.#voiceFrom < 0) {
      this.#drop(this.#frames.length - margin);
      return null;
    }
    if (last - this.#voiceTo >= pause) return this.#cutAfter(this.#voiceTo + margin);
    return this.#frames.length >= longest ? this.#cutAfter(this.#quietest()) : null;
  }

  #listen(level: number): void {
    this.#recent.push(level);
    if (this.#recent.length > memory) this.#recent.splice(0, this.#recent.length - memory);
    if (this.#recent.length % 25 !== 0) return;
    const noise = this.#recent.toSorted((a, b) => a - b)[Math.floor(this.#recent.length / 10)]!;
    this.#threshold = Math.min(surelyVoice, Math.max(silence, noise * 3));
  }

  /** The middle of the quietest fifth of a second in the last third. */
  #quietest(): number {
    const width = framesOf(200);
    const end = this.#frames.length - width;
    let best = { at: end, level: Number.POSITIVE_INFINITY };
    for (let at = Math.floor((this.#frames.length * 2) / 3); at <= end; at++) {
      const level = this.#loudness.slice(at, at + width).reduce((sum, one) => sum + one, 0);
      if (level < best.level) best = { at, level };
    }
    return best.at + width / 2;
  }

  /** Hands out what lies before a frame, unless it is too short to be speech. */
  #cutAfter(frame: number): Cut | null {
    const from = Math.max(0, this.#voiceFrom - margin);
    const isSpeech = this.#voiceTo - this.#voiceFrom + 1 >= shortest;
    const cut = {
      fromMs: (this.#first + from) * frameMs,
      samples: Buffer.concat(this.#frames.slice(from, frame)),
    };
    const goesOn = this.#voiceTo >= frame;
    this.#drop(frame);
    this.#voiceFrom = goesOn ? 0 : -1;
    this.#voiceTo = goesOn ? this.#voiceTo : -1;
    return isSpeech ? cut : null;
  }

  #drop(count: number): void {
    if (count <= 0) return;
    this.#frames.splice(0, count);
    this.#loudness.splice(0, count);
    this.#first += count;
    this.#voiceFrom = this.#voiceFrom < 0 ? -1 : Math.max(0, this.#voiceFrom - count);
    this.#voiceTo = this.#voiceTo < 0 ? -1 : this.#voiceTo - count;
  }
}
