import type { Context } from '../../../platform/context.ts';
import { runInPool, workTask } from '../../../platform/work/work-pool.ts';
import type { BlanksInput, FilledBlanks } from './fill-blanks.worker.ts';

const blanksTask = workTask<BlanksInput, FilledBlanks>(new URL('./fill-blanks.worker.ts', import.meta.url).href);

/** The same note with the template's blanks filled from the chart. */
export const fillBlanksInPool = (ctx: Context, input: BlanksInput): Promise<FilledBlanks> =>
  runInPool(ctx, blanksTask, input);
