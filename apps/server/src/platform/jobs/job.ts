import { z } from 'zod';
import type { Context } from '../context.ts';

/** A kind of background work. Payloads are ids; whatever else a handler needs it reads, so that a retry sees the present. */
export type JobContract<P = unknown> = {
  readonly name: string;
  readonly payload: z.ZodType<P>;
  /** Tries after the first one failed. */
  readonly retries: number;
  /** Longest run of one try, in seconds; after it the job counts as dead and is taken up again. */
  readonly timeoutSeconds: number;
};

export function defineJob<P>(job: JobContract<P>): JobContract<P> {
  return job;
}

/**
 * A handler may run twice for one job (the process may die at any line), so it must be idempotent.
 * Its context acts for the person whose transaction queued the job, with that person's rights as they are now.
 */
export type JobBinding = {
  readonly job: JobContract<unknown>;
  readonly handle: (ctx: Context, payload: unknown) => Promise<void>;
};

/** Binds a handler to its contract, with the payload's type. */
export function onJob<P>(job: JobContract<P>, handle: (ctx: Context, payload: P) => Promise<void>): JobBinding {
  return { job: job as JobContract<unknown>, handle: (ctx, payload) => handle(ctx, job.payload.parse(payload)) };
}

/** A job known by its name only, to queue again what was checked when it was first queued. The runner has its contract. */
export function jobNamed(name: string): JobContract {
  return { name, payload: z.unknown(), retries: 0, timeoutSeconds: 0 };
}
