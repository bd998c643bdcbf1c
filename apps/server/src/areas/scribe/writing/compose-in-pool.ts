import type { ComposedNote } from '@clinical/language/compose-note';
import type { Context } from '../../../platform/context.ts';
import { runInPool, workTask } from '../../../platform/work/work-pool.ts';
import type { NoteSource } from '../written-note.ts';
import type { MarkInput, WrittenText } from './mark-chart.worker.ts';

const composeTask = workTask<NoteSource, ComposedNote>(new URL('./compose-note.worker.ts', import.meta.url).href);
const markTask = workTask<MarkInput, WrittenText>(new URL('./mark-chart.worker.ts', import.meta.url).href);

/** A note by the embedded engine. */
export const composeInPool = (ctx: Context, source: NoteSource): Promise<ComposedNote> =>
  runInPool(ctx, composeTask, source);

/** The same note with what comes from the chart told from what was said. */
export const markChartInPool = (ctx: Context, input: MarkInput): Promise<WrittenText> =>
  runInPool(ctx, markTask, input);
