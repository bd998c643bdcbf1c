import type { BriefItem } from '@clinical/contract/brief/brief.schemas';
import { isoTime } from '../../platform/clock.ts';
import type { BriefSource } from '../brief/public.ts';
import { selectOfDay } from './brief-schedules.queries.ts';
import { viewNote } from '../notes/public.ts';

/** The actor's own visits of the day that have not begun, in the order of their time. */
export const briefSchedules: BriefSource = async (ctx, day) => {
  const rows = await selectOfDay(ctx, day);
  const items = rows.map((row): BriefItem => ({
    about: 'appointment',
    scheduleId: row.scheduleId,
    startsAt: isoTime(row.startsAt),
    minutes: row.minutes,
    title: row.visit,
    note: viewNote(ctx.actor, row),
  }));
  return [{ kind: 'appointments', count: rows[0]?.amount ?? 0, items }];
};
