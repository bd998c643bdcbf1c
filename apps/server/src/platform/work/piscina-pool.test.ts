import { describe, expect, it, onTestFinished } from 'vitest';
import type { Job } from '../../../test/work-module.ts';
import { createPiscinaPool, type PiscinaPoolOptions } from './piscina-pool.ts';
import { workTask } from './work-pool.ts';

const task = workTask<Job, unknown>(new URL('../../../test/work-module.ts', import.meta.url).href);

function openPool(options: PiscinaPoolOptions = {}) {
  const pool = createPiscinaPool({ threads: 1, ...options });
  onTestFinished(() => pool.close());
  return pool;
}

describe('the worker pool', () => {
  it('runs a TypeScript module off this thread', async () => {
    const pool = openPool();
    expect(await pool.run(task, { do: 'sum', numbers: [1, 2, 3] })).toEqual({ sum: 6, main: false });
  });

  it('keeps its threads, and runs two tasks at once', async () => {
    const pool = openPool({ threads: 2 });
    const first = await Promise.all([pool.run(task, { do: 'thread' }), pool.run(task, { do: 'thread' })]);
    expect(await pool.run(task, { do: 'thread' })).toBeOneOf(first);
  });

  it('passes errors on: ours with their code, others with their message', async () => {
    const pool = openPool();
    await expect(pool.run(task, { do: 'refuse' })).rejects.toMatchObject({
      name: 'AppError',
      code: 'UNREADABLE_SOURCE',
      message: 'This file has no words.',
      detail: [{ loc: ['body'], msg: 'no words' }],
    });
    await expect(pool.run(task, { do: 'throw' })).rejects.toThrow('a fault in the work');
  });

  it('stops work that needs too much memory, and goes on', async () => {
    const pool = openPool({ memoryMb: 64 });
    await expect(pool.run(task, { do: 'grow' })).rejects.toMatchObject({
      code: 'TOO_LARGE',
      message: 'This needed more memory than a job is allowed, and was stopped.',
    });
    expect(await pool.run(task, { do: 'sum', numbers: [1] })).toMatchObject({ sum: 1 });
  });

  it('stops work that takes too long, and goes on', async () => {
    const pool = openPool({ timeLimitMs: 1_500 });
    expect(await pool.run(task, { do: 'sum', numbers: [1] })).toMatchObject({ sum: 1 });
    await expect(pool.run(task, { do: 'spin' })).rejects.toMatchObject({
      code: 'TOO_LARGE',
      message: 'This needed more time than a job is allowed, and was stopped.',
    });
    expect(await pool.run(task, { do: 'sum', numbers: [2] })).toMatchObject({ sum: 2 });
  });

  it('outlives a thread that ends in the middle', async () => {
    const pool = openPool();
    await expect(pool.run(task, { do: 'exit' })).rejects.toMatchObject({ code: 'INTERNAL' });
    expect(await pool.run(task, { do: 'sum', numbers: [3] })).toMatchObject({ sum: 3 });
  });

  it('stops work whose asker has gone', async () => {
    const pool = openPool();
    const asker = new AbortController();
    const running = pool.run(task, { do: 'spin' }, asker.signal);
    asker.abort();
    await expect(running).rejects.toHaveProperty('name', 'AbortError');
    await expect(pool.run(task, { do: 'spin' }, asker.signal)).rejects.toHaveProperty('name', 'AbortError');
    expect(await pool.run(task, { do: 'sum', numbers: [4] })).toMatchObject({ sum: 4 });
  });

  it('lets a task wait longer than it may run', async () => {
    const pool = openPool({ timeLimitMs: 2_000 });
    const asker = new AbortController();
    const ahead = [1, 2].map(() => pool.run(task, { do: 'spin' }, asker.signal));
    const waiting = pool.run(task, { do: 'sum', numbers: [5] });
    await expect(ahead[0]).rejects.toMatchObject({ code: 'TOO_LARGE' });
    asker.abort();
    await expect(ahead[1]).rejects.toHaveProperty('name', 'AbortError');
    expect(await waiting).toMatchObject({ sum: 5 });
  });

  it('refuses more than may wait, and everything once it is closed', async () => {
    const pool = openPool({ maxWaiting: 1 });
    const asker = new AbortController();
    const accepted = [1, 2].map(() => pool.run(task, { do: 'spin' }, asker.signal));
    const settled = Promise.allSettled(accepted);
    await expect(pool.run(task, { do: 'spin' })).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    asker.abort();
    await settled;
    await pool.close();
    await expect(pool.run(task, { do: 'thread' })).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });

  it('gives its threads no environment, for that holds keys', async () => {
    expect(await openPool().run(task, { do: 'environment' })).toEqual([]);
  });
});
