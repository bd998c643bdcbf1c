import { z } from 'zod';
import type { ChartContents } from '../notes/public.ts';
import { copyDropped, moveTasks } from './chart-tasks.queries.ts';
import { selectTaskPage } from './clinical-tasks.queries.ts';
import { taskTableHead, taskTableLines } from './task-table.ts';

const Moved = z.array(z.uuid());
/** More than anybody has in one chart. */
const mostExported = 5_000;

/** The tasks of a chart: they follow it. */
export const chartTasks: ChartContents = {
  name: 'clinical-tasks',

  async move(tx, from, to) {
    await copyDropped(tx, from, to);
    return moveTasks(tx, from, to);
  },

  async moveBack(tx, moved, from, to) {
    // a merge from before there were tasks
    const ids = Moved.parse(moved ?? []);
    await copyDropped(tx, from, to);
    if (ids.length > 0) await moveTasks(tx, from, to, ids);
  },

  async *exportFiles(scope, chart) {
    const rows = await selectTaskPage(scope, { noteId: chart.id }, { today: '', limit: mostExported, after: null });
    const newest = Math.max(...rows.map((row) => row.updatedAt));
    const content = `${taskTableHead}${taskTableLines(rows, new Map())}`;
    if (rows.length > 0) yield { path: ['tasks.csv'], modifiedAt: newest, content };
  },
};
