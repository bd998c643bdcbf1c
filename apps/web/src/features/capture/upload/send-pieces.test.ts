import { ApiError } from '@clinical/api-client/api-error';
import { limits } from '@clinical/contract/limits';
import { describe, expect, it, vi } from 'vitest';
import { type PieceServer, sendInPieces, type SendOptions } from './send-pieces.ts';

const bytesOf = (pieces: number, fill = 1) => new Uint8Array(limits.uploadPiece * (pieces - 1) + 10).fill(fill);
const offline = new ApiError('No reply.', { code: 'OFFLINE', status: 0 });

/** A server that keeps what it is sent, and loses the next replies as often as `lost` says. */
function fakeServer(lost = 0) {
  const kept = new Map<string, Map<number, string>>();
  const sent: number[] = [];
  let left = lost;
  const server: PieceServer = {
    start: async ({ name }) => {
      const pieces = kept.get(name) ?? new Map<number, string>();
      kept.set(name, pieces);
      let next = 0;
      while (pieces.has(next)) next += 1;
      return { id: name, next };
    },
    store: async (id, n, { hash }) => {
      sent.push(n);
      const known = kept.get(id)!.get(n);
      if (known && known !== hash) throw new ApiError('Other bytes.', { code: 'CHUNK_DIFFERS', status: 409 });
      kept.get(id)!.set(n, hash);
      if (left > 0) {
        left -= 1;
        throw offline;
      }
    },
    discard: async (id) => void kept.delete(id),
  };
  return { server, kept, sent };
}

const options = (overrides: Partial<SendOptions> = {}): SendOptions => ({
  onProgress: () => undefined,
  onWaiting: () => undefined,
  signal: new AbortController().signal,
  pause: async () => undefined,
  ...overrides,
});

describe('files in pieces', () => {
  it('arrive whole, with the percent of all of them together', async () => {
    const { server, kept } = fakeServer();
    const onProgress = vi.fn<(percent: number) => void>();
    const files = [new File([bytesOf(3)], 'a.wav'), new File(['short'], 'a.txt')];
    const arrived = await sendInPieces(server, files, options({ onProgress }));
    expect(arrived.map(({ id, digest }) => [id, digest.length])).toEqual([
      ['a.wav', 64],
      ['a.txt', 64],
    ]);
    expect([...kept.get('a.wav')!.keys()]).toEqual([0, 1, 2]);
    const told = onProgress.mock.calls.map(([percent]) => percent);
    expect(told).toEqual(told.toSorted((a, b) => a - b));
    expect(told.at(-1)).toBe(100);
  });

  it('go on by themselves after the connection was lost', async () => {
    const { server, kept } = fakeServer(3);
    const onWaiting = vi.fn<(waiting: boolean) => void>();
    await sendInPieces(server, [new File([bytesOf(2)], 'a.wav')], options({ onWaiting }));
    expect([...kept.get('a.wav')!.keys()]).toEqual([0, 1]);
    expect(onWaiting.mock.calls.at(0)).toEqual([true]);
    expect(onWaiting.mock.calls.at(-1)).toEqual([false]);
  });

  it('send only what is missing when they are chosen again, and give the same digest', async () => {
    const { server, kept, sent } = fakeServer();
    const whole = await sendInPieces(server, [new File([bytesOf(4)], 'a.wav')], options());
    kept.get('a.wav')!.delete(2);
    kept.get('a.wav')!.delete(3);
    sent.length = 0;
    const again = await sendInPieces(server, [new File([bytesOf(4)], 'a.wav')], options());
    expect(sent.toSorted()).toEqual([1, 2, 3]);
    expect(again).toEqual(whole);
  });

  it('begin anew when another file of the same name had been begun', async () => {
    const { server, kept } = fakeServer();
    await sendInPieces(server, [new File([bytesOf(2, 7)], 'a.wav')], options());
    kept.get('a.wav')!.delete(1);
    const before = kept.get('a.wav')!.get(0);
    await sendInPieces(server, [new File([bytesOf(2)], 'a.wav')], options());
    expect([...kept.get('a.wav')!.keys()]).toEqual([0, 1]);
    expect(kept.get('a.wav')!.get(0)).not.toBe(before);
  });

  it('stop when they are told to, and with what the server refuses', async () => {
    const stop = new AbortController();
    const { server, kept } = fakeServer(1);
    const stopped = options({ signal: stop.signal, pause: async () => stop.abort(new Error('Stopped.')) });
    await expect(sendInPieces(server, [new File([bytesOf(9)], 'a.wav')], stopped)).rejects.toThrow('Stopped.');
    server.store = async () => {
      throw new ApiError('No such kind.', { code: 'UNSUPPORTED_MEDIA', status: 415 });
    };
    await expect(sendInPieces(server, [new File([bytesOf(2)], 'b.wav')], options())).rejects.toThrow('No such kind.');
    expect(kept.has('b.wav')).toBe(false);
  });
});
