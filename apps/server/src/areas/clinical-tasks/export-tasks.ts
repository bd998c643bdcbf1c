import { Readable } from 'node:stream';
import type { ParsedOf } from '@clinical/contract/route';
import type * as contract from '@clinical/contract/clinical-tasks/clinical-tasks.contract';
import type { BytesReply } from '../../platform/area.ts';
import { isoTime } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { getNoteFor } from '../notes/public.ts';
import { selectChartsAlike } from './charts-alike.queries.ts';
import { placeOf, selectTaskPage, type TaskPlace } from './clinical-tasks.queries.ts';
import { taskTableHead, taskTableLines } from './task-table.ts';

const rowsAtOnce = 1_000;

type Query = ParsedOf<typeof contract.exportTasks>['query'];

/**
 * Tasks of a filter as CSV, in the order of the list.
 * @throws AppError NOT_FOUND for a chart that the actor may not see
 */
export async function exportTasks(ctx: Context, { today: asked, ...filter }: Query): Promise<BytesReply> {
  const { noteId = null } = filter;
  if (noteId !== null) await getNoteFor(ctx, noteId, 'read');
  const today = asked ?? isoTime(ctx.clock.now()).slice(0, 10);
  await ctx.audit('clinical-task.export', { type: 'note', id: noteId, noteId });
  return {
    fileName: `tasks ${today}.csv`,
    mediaType: 'text/csv; charset=utf-8',
    size: null,
    open: async () => Readable.from(lines(ctx.withRowLevelSecurity(...ctx.actor.reach), filter, today)),
  };
}

async function* lines(ctx: Context, filter: Omit<Query, 'today'>, today: string): AsyncGenerator<string> {
  // the mark by which spreadsheets know UTF-8
  yield `\uFEFF${taskTableHead}`;
  let after: TaskPlace | null = null;
  for (;;) {
    const rows = await selectTaskPage(ctx, filter, { today, limit: rowsAtOnce, after });
    yield taskTableLines(rows, await selectChartsAlike(ctx, rows));
    const last = rows.at(-1);
    if (!last || rows.length < rowsAtOnce) return;
    after = placeOf(last);
  }
}
