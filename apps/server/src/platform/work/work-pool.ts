import { port } from '../ports.ts';

/**
 * A function that runs off the main thread. `module` is the URL of a file whose default export takes the input and
 * returns the output; both must survive structured clone. Progress is not reported.
 */
export type WorkTask<Input, Output> = { readonly module: string; readonly _input?: Input; readonly _output?: Output };

export function workTask<Input, Output>(module: string): WorkTask<Input, Output> {
  return { module };
}

/** Threads for what takes over 20 ms of processor: the engine, the sanitiser, OCR. */
export type WorkPool = {
  run<Input, Output>(task: WorkTask<Input, Output>, input: Input, signal?: AbortSignal): Promise<Output>;
  close(): Promise<void>;
};

export const workPool = port<WorkPool>('work-pool');
