import type { NextVisits } from '../clinical-tasks/public.ts';
import { selectNextDay } from './schedules.queries.ts';

/** "Before the next visit" is before the day of the next appointment. */
export const nextVisitDays: NextVisits = { of: selectNextDay };
