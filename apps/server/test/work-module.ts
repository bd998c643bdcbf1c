import { isMainThread, threadId } from 'node:worker_threads';
import { AppError } from '../src/platform/app-error.ts';

/** What the pool's tests ask a thread to do. */
export type Job = (
  | { do: 'sum'; numbers: number[] }
  | { do: 'thread' | 'refuse' | 'throw' | 'grow' | 'spin' | 'exit' | 'environment' }
) & { text?: string };

// oxlint-disable-next-line import/no-default-export -- the pool calls a module's default export
export default async function work(job: Job): Promise<unknown> {
  switch (job.do) {
    case 'sum':
      return { sum: job.numbers.reduce((sum, number) => sum + number, 0), main: isMainThread };
    case 'thread':
      return threadId;
    case 'refuse':
      throw new AppError('UNREADABLE_SOURCE', {
        message: 'This file has no words.',
        detail: [{ loc: ['body'], msg: 'no words' }],
      });
    case 'throw':
      throw new TypeError('a fault in the work');
    case 'grow': {
      const kept: unknown[] = [];
      for (;;) kept.push(Array.from({ length: 1000 }, () => ({})));
    }
    case 'spin':
      for (;;);
    case 'exit':
      return process.exit(3);
    case 'environment':
      return Object.keys(process.env);
  }
}
