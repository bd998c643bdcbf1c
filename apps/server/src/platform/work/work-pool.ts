import type { Context } from '../context.ts';
import { port } from '../ports.ts';
import type { WorkOwner } from './fair-slots.ts';

/**
 * A function that runs off the main thread. `module` is the URL of a file whose default export takes the input and
 * returns the output; both must survive structured clone. Progress is not reported.
 */
export type WorkTask<Input, Output> = {
  readonly module: string;
  /** Characters of text in its input from which it may take over 0.25 s of processor. */
  readonly longFrom: number;
  readonly _input?: Input;
  readonly _output?: Output;
};

/** Writing and checking a note take 5 to 10 µs a character of the source. */
const usuallyLongFrom = 24_000;

export function workTask<Input, Output>(module: string, longFrom = usuallyLongFrom): WorkTask<Input, Output> {
  return { module, longFrom };
}

export type WorkOrder = {
  owner: WorkOwner;
  /** False for work that is never rejected, only pending. */
  mayBeRejected: boolean;
  signal?: AbortSignal | undefined;
};

/** Threads for what takes over 20 ms of processor: the engine, the sanitiser, parsing. */
export type WorkPool = {
  /** @throws AppError RATE_LIMITED when the owner has too much pending work */
  run<Input, Output>(task: WorkTask<Input, Output>, input: Input, order: WorkOrder): Promise<Output>;
  close(): Promise<void>;
};

export const workPool = port<WorkPool>('work-pool');

/** Requests of which a piece was accepted: the rest of them waits, so that nothing is rejected in its middle. */
const accepted = new WeakSet<Context>();

/** Runs a piece of a request or job in the pool, in the share of the person it is for. */
export async function runInPool<Input, Output>(
  ctx: Context,
  task: WorkTask<Input, Output>,
  input: Input,
): Promise<Output> {
  const mayBeRejected = !ctx.inBackground && !accepted.has(ctx);
  const { workspaceId, userId } = ctx.actor.viewing?.by ?? ctx.actor;
  const order = { owner: { workspaceId, userId }, mayBeRejected, signal: ctx.signal };
  const output = await ctx.use(workPool).run(task, input, order);
  accepted.add(ctx);
  return output;
}
