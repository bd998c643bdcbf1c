import { undoFor } from '@clinical/contract/clinical-tasks/clinical-tasks.rules';
import type { Area } from '../../platform/area.ts';
import { contribute, provide } from '../../platform/ports.ts';
import { reachableRecords } from '../../platform/reachable-records.ts';
import { briefSources } from '../brief/public.ts';
import { chartContents } from '../notes/public.ts';
import { openItems, summaryReports } from '../signing/public.ts';
import { entryFollowers } from '../transcripts/public.ts';
import { assignedTasks } from './assigned-tasks.ts';
import { briefTasks } from './brief-tasks.ts';
import { chartTasks } from './chart-tasks.ts';
import { selectReachableTasks } from './clinical-tasks.queries.ts';
import { entryTasks } from './entry-tasks.ts';
import { openItemsOfVisit } from './open-items.ts';
import { entryProofs, proofRecords } from './proof-records.ts';
import { routes } from './clinical-tasks.routes.ts';
import { reportedSummaries } from './reported-summaries.ts';
import { deleteExpiredShares } from './task-shares.queries.ts';
import { deleteBatchesBefore } from './task-batches.queries.ts';

export const area: Area = {
  name: 'clinical-tasks',
  routes,
  provides: () => [
    contribute(chartContents, chartTasks),
    contribute(reachableRecords, selectReachableTasks),
    contribute(briefSources, briefTasks),
    contribute(proofRecords, entryProofs),
    contribute(entryFollowers, entryTasks),
    provide(openItems, openItemsOfVisit),
    provide(summaryReports, reportedSummaries),
  ],
  holdings: assignedTasks,
  async tidy(db, now) {
    await deleteBatchesBefore(db, now - undoFor);
    await deleteExpiredShares(db, now);
  },
};
