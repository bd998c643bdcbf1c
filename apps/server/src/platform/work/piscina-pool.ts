import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import { AppError } from '../app-error.ts';
import type { ThreadAnswer, ThreadCall } from './pool-thread.ts';
import { createFairSlots } from './fair-slots.ts';
import { hasCharacters } from './has-characters.ts';
import type { WorkOrder, WorkPool, WorkTask } from './work-pool.ts';

export type PiscinaPoolOptions = {
  /** Threads for short tasks. Long ones have threads of their own. */
  threads?: number;
  /** Heap of one thread, in MiB; a task that needs more is stopped. */
  memoryMb?: number;
  /** Longest run of one task, in milliseconds. */
  timeLimitMs?: number;
  /** Pending tasks from which requests are rejected. */
  pending?: { perPerson: number; perWorkspace: number; total: number };
};

/**
 * A note of a two-hour visit takes a second in one piece, so long tasks never run where short ones do. A workspace has one of
 * these threads at a time: the long task of another one starts at once.
 */
const longThreads = 2;

/** Threads are made with the first task. A task that crashes its thread fails alone; the next one gets a new thread. */
export function createPiscinaPool(options: PiscinaPoolOptions = {}): WorkPool {
  const {
    threads = Math.min(2, Math.max(1, availableParallelism() - 1)),
    memoryMb = 512,
    timeLimitMs = 60_000,
    pending = { perPerson: 20, perWorkspace: 100, total: 500 },
  } = options;
  let pool: Piscina<ThreadCall, ThreadAnswer> | null = null;
  const now = () => performance.now();
  const short = createFairSlots({ places: threads, pending, now });
  const long = createFairSlots({ places: longThreads, placesPerWorkspace: 1, pending, now });
  let closed = false;

  function started(): Piscina<ThreadCall, ThreadAnswer> {
    if (pool) return pool;
    pool = new Piscina({
      filename: new URL('./pool-thread.ts', import.meta.url).href,
      minThreads: 1,
      maxThreads: threads + longThreads,
      idleTimeout: 60_000,
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
      // Threads need nothing of the configuration, and it holds keys.
      env: {},
    });
    // A thread that fails with no task at hand is replaced; without a listener the error would end the process.
    pool.on('error', () => undefined);
    return pool;
  }

  /** The limit of time starts with the work, not with the wait for a thread. */
  async function runNow<Input, Output>(module: string, input: Input, signal?: AbortSignal): Promise<Output> {
    const tooLong = new AbortController();
    const timer = setTimeout(() => tooLong.abort(), timeLimitMs);
    const stop = signal ? AbortSignal.any([signal, tooLong.signal]) : tooLong.signal;
    let answer: ThreadAnswer;
    try {
      answer = await started().run({ module, input }, { signal: stop });
    } catch (error) {
      signal?.throwIfAborted();
      throw failureOf(error, tooLong.signal.aborted);
    } finally {
      clearTimeout(timer);
    }
    if (!answer.ok) throw new AppError(answer.code, { message: answer.message, detail: answer.detail });
    return answer.output as Output;
  }

  return {
    async run<Input, Output>(task: WorkTask<Input, Output>, input: Input, order: WorkOrder): Promise<Output> {
      const { owner, mayBeRejected, signal } = order;
      if (closed) throw unavailable();
      const slots = hasCharacters(input, task.longFrom) ? long : short;
      const giveBack = await slots.take(owner, { mayBeRejected, signal });
      try {
        if (closed) throw unavailable();
        return await runNow<Input, Output>(task.module, input, signal);
      } finally {
        giveBack();
      }
    },

    async close() {
      closed = true;
      await pool?.destroy();
    },
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
