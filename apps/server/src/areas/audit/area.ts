import type { Area } from '../../platform/area.ts';
import { onJob } from '../../platform/jobs/job.ts';
import { provide } from '../../platform/ports.ts';
import { emergencyAccess } from '../notes/public.ts';
import { auditRoutes } from './audit.routes.ts';
import { breakGlassNoticeJob } from './break-glass.job.ts';
import { closeEnded, findOpenAccess, openAccessNames } from './break-glass.queries.ts';
import { sendBreakGlassNotice } from './send-break-glass-notice.ts';

export const area: Area = {
  name: 'audit',
  routes: auditRoutes,
  provides: () => [provide(emergencyAccess, { find: findOpenAccess })],
  jobs: [onJob(breakGlassNoticeJob, sendBreakGlassNotice)],
  // grants of emergencies that are over open nothing any more; here they go
  tidy: closeEnded,
  // who opened a chart in an emergency holds its grant until the hour is over
  heldNames: openAccessNames,
};
