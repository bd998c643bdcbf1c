import type { ClinicalTaskPage } from '@clinical/contract/clinical-tasks/clinical-tasks.schemas';
import type { Context } from '../../platform/context.ts';
import { getNoteFor } from '../notes/public.ts';
import { selectChartsAlike } from './charts-alike.queries.ts';
import { countTasks, type ListFilter, placeOf, selectTaskPage, type TaskFilter } from './clinical-tasks.queries.ts';
import { viewClinicalTask } from './clinical-tasks.view.ts';
import { readTaskCursor, writeTaskCursor } from './task-cursor.ts';

/**
 * Tasks of the charts that the actor sees.
 * @throws AppError NOT_FOUND for a chart that they may not see
 */
export async function listClinicalTasks(ctx: Context, filter: ListFilter): Promise<ClinicalTaskPage> {
  const { noteId = null } = filter;
  if (noteId !== null) await getNoteFor(ctx, noteId, 'read');
  await ctx.audit('clinical-task.list', { type: 'note', id: noteId, noteId });
  return readTaskPage(ctx, filter);
}

/** A page of the tasks that the actor sees; who calls it audits. */
export async function readTaskPage(
  ctx: Context,
  { cursor, limit, today: asked, ...filter }: TaskFilter & Pick<ListFilter, 'cursor' | 'limit' | 'today'>,
): Promise<ClinicalTaskPage> {
  const today = asked ?? new Date(ctx.clock.now()).toISOString().slice(0, 10);
  const after = cursor === undefined ? null : readTaskCursor(cursor);
  const [rows, counts] = await Promise.all([
    selectTaskPage(ctx, filter, { today, limit: limit + 1, after }),
    countTasks(ctx, filter, today),
  ]);
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  const apart = await selectChartsAlike(ctx, page);
  return {
    items: page.map((row) => viewClinicalTask(ctx.actor, row, apart)),
    nextCursor: last ? writeTaskCursor(placeOf(last)) : null,
    counts,
  };
}
