import type { ErrorCode, ErrorDetail } from '@clinical/contract/errors';
import { AppError } from '../app-error.ts';
import { releaseMemoryAtRest } from './release-memory.ts';

export type ThreadCall = { module: string; input: unknown };

/** An AppError loses its class and code on its way between threads, so it travels as data. */
export type ThreadAnswer =
  | { ok: true; output: unknown }
  | { ok: false; code: ErrorCode; message: string; detail: ErrorDetail[] | undefined };

releaseMemoryAtRest();

/** What a pool thread runs for each task: loads the task's module, once a thread, and calls its default export. */
// oxlint-disable-next-line import/no-default-export -- the pool calls a file's default export
export default async function runTask({ module, input }: ThreadCall): Promise<ThreadAnswer> {
  const { default: work } = (await import(module)) as { default: (input: unknown) => unknown };
  try {
    return { ok: true, output: await work(input) };
  } catch (error) {
    if (error instanceof AppError) return { ok: false, code: error.code, message: error.message, detail: error.detail };
    throw error;
  }
}
