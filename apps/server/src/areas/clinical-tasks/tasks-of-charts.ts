import type { ChartTasks } from '@clinical/contract/clinical-tasks/clinical-tasks.schemas';
import type { listChartTasks as contract } from '@clinical/contract/clinical-tasks/clinical-tasks.contract';
import type { ParsedOf } from '@clinical/contract/route';
import type { Context } from '../../platform/context.ts';
import { isUuid } from '../../platform/ids.ts';
import { selectChartsAlike } from './charts-alike.queries.ts';
import { viewClinicalTask } from './clinical-tasks.view.ts';
import { countByChart, selectFirstOpen } from './tasks-of-charts.queries.ts';

/** Most open tasks that are shown of one chart. */
const shownOfEach = 5;

/** Tasks of several charts for a list of patients. Charts that the actor does not see are left out. */
export async function listChartTasks(
  ctx: Context,
  { ids: listed, open }: ParsedOf<typeof contract>['query'],
): Promise<ChartTasks> {
  const ids = listed.split(',').filter(isUuid);
  if (ids.length === 0) return { counts: {}, tasks: [] };
  const [counted, tasks] = await Promise.all([
    countByChart(ctx, ids),
    open ? selectFirstOpen(ctx, ids, shownOfEach) : [],
    ctx.audit('clinical-task.list', { type: 'note', id: null }),
  ]);
  const apart = await selectChartsAlike(ctx, tasks);
  return {
    counts: Object.fromEntries(counted.map(({ noteId, ...counts }) => [noteId, counts])),
    tasks: tasks.map((task) => viewClinicalTask(ctx.actor, task, apart)),
  };
}
