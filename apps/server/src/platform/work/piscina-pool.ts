import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import { AppError } from '../app-error.ts';
import type { ThreadAnswer, ThreadCall } from './pool-thread.ts';
import { createFairSlots } from './fair-slots.ts';
import { hasCharacters } from './has-characters.ts';
import type { WorkOrder, WorkPool, WorkTask } from './work-pool.ts';

export type PiscinaPoolOptions = {
  /** Threads that one workspace may use for short tasks. */
  threads?: number;
  /** Heap of one thread, in MiB; a task that needs more is stopped. */
  memoryMb?: number;
  /** Longest run of one task, in milliseconds. */
  timeLimitMs?: number;
  /** Pending tasks from which requests are rejected. */
  pending?: { perPerson: number; perWorkspace: number; total: number };
};

/** One thread of each kind is left to other workspaces: their pieces start at once, whatever one of them does. */
const leftToOthers = 1;
/**
 * A piece of work cannot be interrupted, and the note of a two-hour visit takes a second in one piece. Long tasks therefore never
 * run where short ones do, and leave the processor to them. Only Linux has priorities of single threads.
 */
const longThreads = 1;
const longNice = process.platform === 'linux' ? 10 : 0;

/** Threads are made with the first task. A task that crashes its thread fails alone; the next one gets a new thread. */
export function createPiscinaPool(options: PiscinaPoolOptions = {}): WorkPool {
  const {
    threads = Math.min(2, Math.max(1, availableParallelism() - 1)),
    memoryMb = 512,
    timeLimitMs = 60_000,
    pending = { perPerson: 20, perWorkspace: 100, total: 500 },
  } = options;
  const kindOf = (places: number, nice: number, kept: number) => {
    const maxThreads = places + leftToOthers;
    return {
      slots: createFairSlots({ places: maxThreads, placesPerWorkspace: places, pending, now: () => performance.now() }),
      threads: lazyThreads(maxThreads, memoryMb, nice, kept),
    };
  };
  // At rest a thread for long tasks would hold 50 MiB. Its start adds 0.15 s to the note of a two-hour visit (bench:fair).
  const [short, long] = [kindOf(threads, 0, 1), kindOf(longThreads, longNice, 0)];
  let closed = false;

  /** The limit of time starts with the work, not with the wait for a thread. */
  async function runNow(pool: Threads, call: ThreadCall, signal?: AbortSignal): Promise<unknown> {
    const tooLong = new AbortController();
    const timer = setTimeout(() => tooLong.abort(), timeLimitMs);
    const stop = signal ? AbortSignal.any([signal, tooLong.signal]) : tooLong.signal;
    let answer: ThreadAnswer;
    try {
      answer = await pool.run(call, { signal: stop });
    } catch (error) {
      signal?.throwIfAborted();
      throw failureOf(error, tooLong.signal.aborted);
    } finally {
      clearTimeout(timer);
    }
    if (!answer.ok) throw new AppError(answer.code, { message: answer.message, detail: answer.detail });
    return answer.output;
  }

  return {
    async run<Input, Output>(task: WorkTask<Input, Output>, input: Input, order: WorkOrder): Promise<Output> {
      const { owner, mayBeRejected, signal } = order;
      if (closed) throw unavailable();
      const kind = hasCharacters(input, task.longFrom) ? long : short;
      const giveBack = await kind.slots.take(owner, { mayBeRejected, signal });
      try {
        if (closed) throw unavailable();
        return (await runNow(kind.threads.started(), { module: task.module, input }, signal)) as Output;
      } finally {
        giveBack();
      }
    },

    async close() {
      closed = true;
      await Promise.all([short.threads.stop(), long.threads.stop()]);
    },
  };
}

type Threads = Piscina<ThreadCall, ThreadAnswer>;

function lazyThreads(maxThreads: number, memoryMb: number, niceIncrement: number, minThreads: number) {
  let pool: Threads | null = null;
  return {
    started(): Threads {
      if (pool) return pool;
      pool = new Piscina({
        filename: new URL('./pool-thread.ts', import.meta.url).href,
        minThreads,
        maxThreads,
        idleTimeout: 30_000,
        // A thread that waits by Atomics runs no timer, so it would not give back its memory.
        atomics: 'disabled',
        niceIncrement,
        resourceLimits: { maxOldGenerationSizeMb: memoryMb },
        // Threads need nothing of the configuration, and it holds keys.
        env: {},
      });
      // A thread that fails with no task at hand is replaced; without a listener the error would end the process.
      pool.on('error', () => undefined);
      return pool;
    },
    stop: async () => pool?.destroy(),
  };
}

/** The process stops. */
function unavailable(cause?: unknown): AppError {
  return new AppError('UNAVAILABLE', { retryAfter: 5, cause });
}

function failureOf(error: unknown, tookTooLong: boolean): unknown {
  const { code, message } = error as { code?: string; message?: string };
  if (tookTooLong || code === 'ERR_WORKER_OUT_OF_MEMORY') {
    const limit = tookTooLong ? 'time' : 'memory';
    return new AppError('TOO_LARGE', {
      message: `This needed more ${limit} than a job is allowed, and was stopped.`,
      cause: error,
    });
  }
  if (message === 'Terminating worker thread') return unavailable(error);
  if (message?.startsWith('worker exited with code')) return new AppError('INTERNAL', { cause: error });
  return error;
}
