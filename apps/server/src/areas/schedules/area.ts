import type { Area } from '../../platform/area.ts';
import { contribute, provide } from '../../platform/ports.ts';
import { reachableRecords } from '../../platform/reachable-records.ts';
import { briefSources } from '../brief/public.ts';
import { nextVisits } from '../clinical-tasks/public.ts';
import { visitPlans } from '../scribe/public.ts';
import { noteSigned } from '../signing/public.ts';
import { chartContents } from '../notes/public.ts';
import { briefSchedules } from './brief-schedules.ts';
import { chartSchedules } from './chart-schedules.ts';
import { chartWaitlist } from './chart-waitlist.ts';
import { bookedPlans, completeVisit } from './follow-notes.ts';
import { heldSchedules } from './held-schedules.ts';
import { nextVisitDays } from './next-visit-days.ts';
import { selectReachableAppointments } from './schedules.queries.ts';
import { selectReachableEntries } from './waitlist.queries.ts';
import { ownHours } from './own-hours.ts';
import { routes } from './schedules.routes.ts';

export const area: Area = {
  name: 'schedules',
  routes,
  provides: () => [
    contribute(chartContents, chartSchedules),
    contribute(chartContents, chartWaitlist),
    contribute(reachableRecords, selectReachableEntries),
    contribute(reachableRecords, selectReachableAppointments),
    contribute(briefSources, briefSchedules),
    provide(nextVisits, nextVisitDays),
    provide(visitPlans, bookedPlans),
    contribute(noteSigned, completeVisit),
  ],
  holdings: heldSchedules,
  ownData: ownHours,
};
