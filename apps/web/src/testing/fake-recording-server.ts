import { ApiError, offlineError } from '@clinical/api-client/api-error';
import type { FinishedRecording } from '@clinical/contract/capture/recordings.schemas';
import type { Chunk } from '../features/capture/send/next-chunk.ts';
import type { RecordingServer } from '../features/capture/send/recording-server.ts';

type Fault = 'fine' | 'offline' | 'lost reply' | 'expired' | 'refused' | 'broken';

/** A server that keeps what it is given as ours does, and fails when told to: each fault is for one call (`fine`: none), a standing one for all. */
export function fakeServer() {
  const chunks = new Map<number, Chunk>();
  const calls: string[] = [];
  const faults: Fault[] = [];
  const server = { standing: null as Fault | null, finished: 0, erased: null as 'discarded' | 'withdrawn' | null };

  async function exchange<Result>(name: string, work: () => Result): Promise<Result> {
    calls.push(name);
    const fault = faults.shift() ?? server.standing;
    if (fault === 'offline') throw offlineError();
    if (fault === 'expired') throw new ApiError('Over.', { code: 'SESSION_EXPIRED', status: 401 });
    if (fault === 'refused')
      throw new ApiError('Not this template.', { code: 'TEMPLATE_WITHOUT_SECTIONS', status: 422 });
    if (fault === 'broken') throw new ApiError('Broken.', { code: 'INTERNAL', status: 500 });
    const result = work();
    if (fault === 'lost reply') throw offlineError();
    return result;
  }
  const port: RecordingServer = {
    giveConsent: () => exchange('consent', () => 'consent-1'),
    start: () => exchange('start', () => 'server-1'),
    storeChunk: (_, n, chunk) =>
      exchange(`chunk ${n}`, () => {
        const before = chunks.get(n);
        if (before && before.bytes.join() !== chunk.bytes.join())
          throw new ApiError('Differs.', { code: 'CHUNK_DIFFERS', status: 409 });
        chunks.set(n, chunk);
      }),
    finish: (_, __, about) =>
      exchange('finish', () => {
        server.finished += 1;
        return { about } as unknown as FinishedRecording;
      }),
    discard: () => exchange('discard', () => void (server.erased = 'discarded')),
    withdraw: () => exchange('withdraw', () => void (server.erased = 'withdrawn')),
  };
  return Object.assign(server, {
    port,
    calls,
    fail: (...next: Fault[]) => faults.push(...next),
    /** All bytes that arrived, in the order of their chunks. */
    bytes: () => [...chunks].toSorted(([a], [b]) => a - b).flatMap(([, chunk]) => [...chunk.bytes]),
    chunks,
  });
}
