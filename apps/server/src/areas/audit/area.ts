import type { Area } from '../../platform/area.ts';
import { onJob } from '../../platform/jobs/job.ts';
import { auditRoutes } from './audit.routes.ts';
import { breakGlassNoticeJob } from './break-glass.job.ts';
import { closeEndedAccesses } from './close-ended.ts';
import { heldNames } from './held-names.ts';
import { sendBreakGlassNotice } from './send-break-glass-notice.ts';

export const area: Area = {
  name: 'audit',
  routes: auditRoutes,
  jobs: [onJob(breakGlassNoticeJob, sendBreakGlassNotice)],
  tidy: closeEndedAccesses,
  heldNames,
};
