import { z } from 'zod';
import type { ChartContents } from '../notes/public.ts';
import { moveAppointments, selectAppointmentsOf } from './schedules.queries.ts';
import { viewAppointment } from './schedules.view.ts';

const Moved = z.array(z.uuid());

/** The appointments of a chart follow it. */
export const chartSchedules: ChartContents = {
  name: 'schedules',

  move: (tx, from, to) => moveAppointments(tx, from.id, to.id),

  async moveBack(tx, moved, from, to) {
    // a merge from before there were any
    if (moved !== undefined) await moveAppointments(tx, from.id, to.id, Moved.parse(moved));
  },

  async *exportFiles(scope, chart) {
    const rows = await selectAppointmentsOf(scope, chart.id);
    const newest = Math.max(...rows.map(({ updatedAt }) => updatedAt));
    const content = JSON.stringify(rows.map(viewAppointment), null, 2);
    if (rows.length > 0) yield { path: ['appointments.json'], modifiedAt: newest, content };
  },
};
