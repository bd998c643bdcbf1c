import { ApiError } from '@clinical/api-client/api-error';
import { describe, expect, it } from 'vitest';
import { createUploadQueue, type SendGroup, type UploadFacts } from './upload-queue.ts';

const file = (name: string): File => new File(['x'], name);

function setUp(send: SendGroup<string>) {
  let number = 0;
  const queue = createUploadQueue<string>(send, () => `key-${(number += 1)}`);
  queue.add([[file('a.txt')], [file('b.wav'), file('b.txt')]]);
  const states = (): string[] => queue.store.get().map((upload) => upload.state);
  return { queue, states, id: (place: number) => queue.store.get()[place]!.id };
}

describe('uploads', () => {
  it('go a few at a time, a group in one request', async () => {
    const sent: string[][] = [];
    const { queue, states } = setUp(async (files, note) => {
      sent.push([note, ...files.map((each) => each.name)]);
      return 'e1';
    });
    expect(await queue.sendAll('n1')).toBe(true);
    expect(sent).toEqual([
      ['n1', 'a.txt'],
      ['n1', 'b.wav', 'b.txt'],
    ]);
    expect(states()).toEqual(['sent', 'sent']);
  });

  it('wait for no file that takes long', async () => {
    const waits: (() => void)[] = [];
    const { queue, states } = setUp(async (files) => {
      if (files[0]!.name === 'a.txt') await new Promise<void>((resolve) => waits.push(resolve));
      return 'e1';
    });
    const all = queue.sendAll('n1');
    await expect.poll(states).toEqual(['sending', 'sent']);
    waits[0]!();
    expect(await all).toBe(true);
  });

  it('say why one failed, go on with the next, and send only that one again', async () => {
    const names: string[] = [];
    let broken = true;
    const { queue, states } = setUp(async (files) => {
      names.push(files[0]!.name);
      if (broken && files[0]!.name === 'a.txt') throw new Error('No words in it.');
      return 'e1';
    });
    expect(await queue.sendAll('n1')).toBe(false);
    expect(queue.store.get()[0]).toMatchObject({ state: 'failed', message: 'No words in it.' });
    broken = false;
    expect(await queue.sendAll('n1')).toBe(true);
    expect([names, states()]).toEqual([
      ['a.txt', 'b.wav', 'a.txt'],
      ['sent', 'sent'],
    ]);
  });

  it('keep their key when no reply came, and take a new one after a refusal', async () => {
    const keys: string[] = [];
    const errors = [
      new ApiError('offline', { code: 'OFFLINE', status: 0 }),
      new ApiError('bad', { code: 'EMPTY_SOURCE', status: 422 }),
    ];
    const { queue, id } = setUp(async (_, __, { idempotencyKey }) => {
      keys.push(idempotencyKey);
      const error = errors.shift();
      if (error) throw error;
      return 'e1';
    });
    for (let round = 0; round < 3; round++) await queue.retry(id(0), 'n1');
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[1]);
  });

  it('say what is known of them before they are sent, and what stands against it', async () => {
    const refusal = new ApiError('“b.pdf” has 201 pages.', { code: 'TOO_LARGE', status: 413 });
    const looks: Record<string, () => Promise<UploadFacts>> = {
      'a.pdf': async () => ({ pages: 3, scanned: 1, credits: 3 }),
      'b.pdf': () => Promise.reject(refusal),
      'c.pdf': () => Promise.reject(new ApiError('offline', { code: 'OFFLINE', status: 0 })),
    };
    let number = 0;
    const queue = createUploadQueue<string>(
      async () => 'e1',
      () => `key-${(number += 1)}`,
      ([first]) => looks[first!.name]?.() ?? null,
    );
    queue.add([[file('a.pdf')], [file('b.pdf')], [file('c.pdf')], [file('d.txt')]]);
    const shown = () => queue.store.get().map(({ state, facts, message }) => [state, facts?.pages ?? message]);
    expect(shown().map(([state]) => state)).toEqual(['looking', 'looking', 'looking', 'waiting']);
    await expect.poll(shown).toEqual([
      ['waiting', 3],
      ['refused', '“b.pdf” has 201 pages.'],
      ['waiting', ''],
      ['waiting', ''],
    ]);
    expect(await queue.sendAll('n1')).toBe(true);
    expect(shown().map(([state]) => state)).toEqual(['sent', 'refused', 'sent', 'sent']);
  });

  it('can be stopped, and show their progress', async () => {
    let started = (): void => undefined;
    const begun = new Promise<void>((resolve) => (started = resolve));
    const { queue, states, id } = setUp(
      (_, __, { onProgress, signal }) =>
        new Promise((_resolve, reject) => {
          onProgress(40);
          signal.addEventListener('abort', () => reject(new Error('stopped')));
          started();
        }),
    );
    const done = queue.retry(id(0), 'n1');
    await begun;
    expect(queue.store.get()[0]).toMatchObject({ state: 'sending', percent: 40 });
    queue.stop(id(0));
    await done;
    expect(states()).toEqual(['stopped', 'waiting']);
  });
});
