import { ApiError } from '@clinical/api-client/api-error';
import type { FinishedRecording } from '@clinical/contract/capture/recordings.schemas';
import { type KeptRecording, notSent, type SentState } from '../device/kept-recording.ts';
import type { RecordingStore } from '../device/recording-store.ts';
import { nextChunk } from './next-chunk.ts';
import type { RecordingServer } from './recording-server.ts';

type Ports = {
  store: RecordingStore;
  server: RecordingServer;
  /** Milliseconds of sound that lie here only. */
  onBehind: (id: string, ms: number) => void;
  onFinished: (recording: KeptRecording, finished: FinishedRecording) => void;
};

/** `left`: all there is was sent, and a person has not decided what becomes of it. `gone`: nothing of it lies here any more. */
export type Outcome = 'left' | 'gone';

/**
 * Sends what the server does not have of a recording, in its order, and carries out what a person wants of it. Where it stands is
 * kept before each step, so that it goes on after any failure; the device's copy goes when the server has made an entry of it.
 * @param numbers the pieces on this device that are not sent; what was sent is taken out, and more may be added meanwhile
 * @throws ApiError
 */
export async function sendRecording(ports: Ports, id: string, numbers: number[]): Promise<Outcome> {
  const { store, server } = ports;
  const recording = await store.find(id);
  if (!recording) return 'gone';
  const { wish } = recording;
  let sent = (await store.sent(id)) ?? notSent;
  const note = async (change: Partial<SentState>): Promise<void> => {
    sent = { ...sent, ...change };
    await store.keepSent(id, sent);
  };
  const ensureStarted = async (): Promise<string> => {
    if (sent.serverId) return sent.serverId;
    const consentId = sent.consentId ?? (await server.giveConsent(recording));
    await note({ consentId });
    const serverId = await server.start(recording, consentId);
    await note({ serverId });
    return serverId;
  };
  const forget = async (): Promise<'gone'> => {
    await note({ done: true });
    await store.forget(id);
    return 'gone';
  };

  if (sent.done) return forget();
  if (wish?.kind === 'discard' || wish?.kind === 'withdraw') {
    await store.erase(id);
    numbers.length = 0;
    if (wish.kind === 'withdraw') await unlessGone(server.withdraw(await ensureStarted(), recording, wish.at));
    // a reply may have been lost: with an answer given there may be a recording
    else if (sent.consentId) await unlessGone(server.discard(await ensureStarted()));
    return forget();
  }

  const serverId = await ensureStarted();
  while (numbers.length > 0) {
    ports.onBehind(id, await behind(store, id, numbers));
    const chunk = await nextChunk((n) => store.piece(id, n), numbers, sent.sending?.to ?? null);
    if (!chunk) {
      // what cannot be read any more
      numbers.length = 0;
      break;
    }
    await note({ sending: { from: chunk.from, to: chunk.to } });
    await server.storeChunk(serverId, sent.chunk, chunk).catch((error: unknown) => {
      // the server has a fuller copy: of pieces that this device had no room for and lost with the page
      if (!isCode(error, 'CHUNK_DIFFERS')) throw error;
    });
    const unsent = numbers.findIndex((n) => n > chunk.to);
    numbers.splice(0, unsent === -1 ? numbers.length : unsent);
    await note({ chunk: sent.chunk + 1, piece: chunk.to + 1, sending: null, endMs: chunk.startMs + chunk.durationMs });
  }
  ports.onBehind(id, 0);
  if (wish?.kind !== 'finish') return 'left';
  const about = { wish, chunks: sent.chunk, durationMs: sent.endMs };
  ports.onFinished(recording, await server.finish(serverId, recording, about));
  return forget();
}

/** Already erased is as good. */
async function unlessGone(asked: Promise<void>): Promise<void> {
  await asked.catch((error: unknown) => {
    if (!isCode(error, 'NOT_FOUND') && !isCode(error, 'RECORDING_CLOSED')) throw error;
  });
}

async function behind(store: RecordingStore, id: string, numbers: readonly number[]): Promise<number> {
  const [first, last] = await Promise.all([store.piece(id, numbers[0] ?? 0), store.piece(id, numbers.at(-1) ?? 0)]);
  return first && last ? last.startMs + last.durationMs - first.startMs : 0;
}

function isCode(error: unknown, code: ApiError['code']): boolean {
  return error instanceof ApiError && error.code === code;
}
