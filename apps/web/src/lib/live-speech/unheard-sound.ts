import { liveSampleRate } from '@clinical/contract/speech/live.rules';

const samplesPerMs = liveSampleRate / 1_000;
/** So much is kept for engines that cannot be reached, in milliseconds: some 19 MB. */
const mostMs = 10 * 60_000;

/** Sound of which no final word has come yet: it is sent again when the connection breaks. Times are the source's own. */
export class UnheardSound {
  #pieces: { atMs: number; samples: Int16Array<ArrayBuffer> }[] = [];
  #endMs: number;
  /** What was sent on the connection there is. */
  #sentMs: number;

  constructor(fromMs: number) {
    this.#endMs = fromMs;
    this.#sentMs = fromMs;
  }

  /** Where what is kept begins. */
  get fromMs(): number {
    return this.#pieces[0]?.atMs ?? this.#endMs;
  }

  add(samples: Int16Array<ArrayBuffer>): void {
    this.#pieces.push({ atMs: this.#endMs, samples });
    this.#endMs += samples.length / samplesPerMs;
    while (this.#endMs - this.fromMs > mostMs) this.#pieces.shift();
  }

  /** Forgets what came before: its words are final. */
  heardUntil(ms: number): void {
    while (this.#pieces[0] && this.#pieces[0].atMs + this.#pieces[0].samples.length / samplesPerMs <= ms)
      this.#pieces.shift();
  }

  /** The next piece that this connection has not been sent, and null when it has all. */
  next(): Int16Array<ArrayBuffer> | null {
    const piece = this.#pieces.find(({ atMs }) => atMs >= this.#sentMs);
    if (!piece) return null;
    this.#sentMs = piece.atMs + piece.samples.length / samplesPerMs;
    return piece.samples;
  }

  /** Another connection is sent all that is kept. */
  sendAgain(): void {
    this.#sentMs = this.fromMs;
  }
}
