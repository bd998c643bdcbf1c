import { describe, expect, it, onTestFinished } from 'vitest';
import type { Job } from '../../../test/work-module.ts';
import { createPiscinaPool, type PiscinaPoolOptions } from './piscina-pool.ts';
import { workTask } from './work-pool.ts';

type Wish = { signal?: AbortSignal; workspaceId?: string; mayBeRejected?: boolean };
const task = workTask<Job, unknown>(new URL('../../../test/work-module.ts', import.meta.url).href);

function openPool(options: PiscinaPoolOptions = {}) {
  const pool = createPiscinaPool({ threads: 1, ...options });
  onTestFinished(() => pool.close());
  return {
    run: (job: Job, { signal, workspaceId = 'clinic', mayBeRejected = true }: Wish = {}) =>
      pool.run(task, job, { owner: { workspaceId, userId: 'anna' }, mayBeRejected, signal }),
    close: () => pool.close(),
  };
}

describe('the worker pool', () => {
  it('runs a TypeScript module off this thread', async () => {
    const pool = openPool();
    expect(await pool.run({ do: 'sum', numbers: [1, 2, 3] })).toEqual({ sum: 6, main: false });
  });

  it('keeps its threads, and runs two tasks at once', async () => {
    const pool = openPool({ threads: 2 });
    const first = await Promise.all([pool.run({ do: 'thread' }), pool.run({ do: 'thread' })]);
    expect(await pool.run({ do: 'thread' })).toBeOneOf(first);
  });

  it('passes errors on: ours with their code, others with their message', async () => {
    const pool = openPool();
    await expect(pool.run({ do: 'refuse' })).rejects.toMatchObject({
      name: 'AppError',
      code: 'UNREADABLE_SOURCE',
      message: 'This file has no words.',
      detail: [{ loc: ['body'], msg: 'no words' }],
    });
    await expect(pool.run({ do: 'throw' })).rejects.toThrow('a fault in the work');
  });

  it('stops work that needs too much memory, and goes on', async () => {
    const pool = openPool({ memoryMb: 64 });
    await expect(pool.run({ do: 'grow' })).rejects.toMatchObject({
      code: 'TOO_LARGE',
      message: 'This needed more memory than a job is allowed, and was stopped.',
    });
    expect(await pool.run({ do: 'sum', numbers: [1] })).toMatchObject({ sum: 1 });
  });

  it('stops work that takes too long, and goes on', async () => {
    const pool = openPool({ timeLimitMs: 1_500 });
    expect(await pool.run({ do: 'sum', numbers: [1] })).toMatchObject({ sum: 1 });
    await expect(pool.run({ do: 'spin' })).rejects.toMatchObject({
      code: 'TOO_LARGE',
      message: 'This needed more time than a job is allowed, and was stopped.',
    });
    expect(await pool.run({ do: 'sum', numbers: [2] })).toMatchObject({ sum: 2 });
  });

  it('outlives a thread that ends in the middle', async () => {
    const pool = openPool();
    await expect(pool.run({ do: 'exit' })).rejects.toMatchObject({ code: 'INTERNAL' });
    expect(await pool.run({ do: 'sum', numbers: [3] })).toMatchObject({ sum: 3 });
  });

  it('stops work whose asker has gone', async () => {
    const pool = openPool();
    const asker = new AbortController();
    const running = pool.run({ do: 'spin' }, { signal: asker.signal });
    asker.abort();
    await expect(running).rejects.toHaveProperty('name', 'AbortError');
    await expect(pool.run({ do: 'spin' }, { signal: asker.signal })).rejects.toHaveProperty('name', 'AbortError');
    expect(await pool.run({ do: 'sum', numbers: [4] })).toMatchObject({ sum: 4 });
  });

  it('lets a task wait longer than it may run', async () => {
    const pool = openPool({ timeLimitMs: 2_000 });
    const asker = new AbortController();
    const ahead = [1, 2].map(() => pool.run({ do: 'spin' }, { signal: asker.signal }));
    const waiting = pool.run({ do: 'sum', numbers: [5] });
    await expect(ahead[0]).rejects.toMatchObject({ code: 'TOO_LARGE' });
    asker.abort();
    await expect(ahead[1]).rejects.toHaveProperty('name', 'AbortError');
    expect(await waiting).toMatchObject({ sum: 5 });
  });

  it('rejects requests when too much is pending, never background work, and everything once it is closed', async () => {
    const pool = openPool({ pending: { perPerson: 1, perWorkspace: 1, total: 1 } });
    const asker = new AbortController();
    const accepted = [1, 2].map(() => pool.run({ do: 'spin' }, { signal: asker.signal }));
    const settled = Promise.allSettled(accepted);
    await expect(pool.run({ do: 'thread' })).rejects.toMatchObject({ code: 'RATE_LIMITED', retryAfter: 5 });
    const background = pool.run({ do: 'sum', numbers: [6] }, { mayBeRejected: false });
    asker.abort();
    await settled;
    expect(await background).toMatchObject({ sum: 6 });
    await pool.close();
    await expect(pool.run({ do: 'thread' })).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });

  it('runs long tasks beside short ones, and those of two workspaces side by side', async () => {
    const pool = openPool();
    const asker = new AbortController();
    const signal = asker.signal;
    const text = 'x'.repeat(task.longFrom);
    const spinning = [1, 2].map(() => pool.run({ do: 'spin', text }, { signal }));
    expect(await pool.run({ do: 'sum', numbers: [7] })).toMatchObject({ sum: 7 });
    expect(await pool.run({ do: 'sum', numbers: [8], text }, { workspaceId: 'other' })).toMatchObject({ sum: 8 });
    asker.abort();
    await Promise.allSettled(spinning);
  });

  it('gives its threads no environment, for that holds keys', async () => {
    expect(await openPool().run({ do: 'environment' })).toEqual([]);
  });
});
