import { captionLater } from '@clinical/contract/speech/live.rules';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '../../../platform/app-error.ts';
import type { Slots } from '../../../platform/work/slots.ts';
import type { Piece } from '../in-pieces.ts';
import type { SpeechStream, SpeechStreamRequest, SpokenUtterance } from '../port.ts';
import { failures, speechFailed } from '../speech-failure.ts';
import { bytesPerMs, wavHeader } from '../../../platform/media/wav-header.ts';
import { type Cut, UtteranceCutter } from './cut-utterances.ts';

/** Cut and not heard yet: more is not read before the engine has caught up, in milliseconds. */
const mostWaitingMs = 60_000;

type Hear = (piece: Piece, signal: AbortSignal) => Promise<SpokenUtterance[]>;

/**
 * Live words of an engine that hears files only: sound is cut in its pauses, and each utterance is heard when it has ended. All
 * captions are final.
 * @param places how many utterances of all streams the engine hears at once
 */
export function utteranceStream(request: SpeechStreamRequest, places: Slots, hear: Hear): SpeechStream {
  const cutter = new UtteranceCutter();
  const ending = new AbortController();
  const signal = AbortSignal.any([request.signal, ending.signal]);
  let waitingMs = 0;
  let last: Promise<void> = Promise.resolve();

  async function hearOne(cut: Cut): Promise<void> {
    const durationMs = cut.samples.length / bytesPerMs;
    await mkdir(request.folder, { recursive: true });
    const folder = await mkdtemp(join(request.folder, 'live-'));
    try {
      const path = join(folder, 'said.wav');
      await writeFile(path, Buffer.concat([wavHeader(cut.samples.length), cut.samples]), { mode: 0o600 });
      const heard = await hear({ path, mediaType: 'audio/wav', durationMs }, signal);
      for (const utterance of heard) request.onCaption(captionLater({ ...utterance, final: true }, cut.fromMs));
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  function add(cut: Cut): void {
    const durationMs = cut.samples.length / bytesPerMs;
    waitingMs += durationMs;
    // words come in the order in which they were said
    last = last.then(async () => {
      const giveBack = await (places.take(signal) ?? busy());
      try {
        await hearOne(cut);
        waitingMs -= durationMs;
      } finally {
        giveBack();
      }
    });
    last.catch((error: unknown) => {
      if (signal.aborted) return;
      ending.abort();
      request.onBreak(error instanceof AppError ? error.message : failures.unreachable);
    });
  }

  return {
    async write(samples) {
      for (const cut of cutter.push(samples)) add(cut);
      if (waitingMs > mostWaitingMs) await last.catch(() => undefined);
    },
    async finish() {
      for (const cut of cutter.finish()) add(cut);
      await last.catch(() => undefined);
    },
    close: () => ending.abort(),
  };
}

function busy(): never {
  throw speechFailed('The speech engine of this server is busy. Live text will be delayed.');
}
