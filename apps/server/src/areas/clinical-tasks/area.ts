import { undoFor } from '@clinical/contract/clinical-tasks/operations.schemas';
import type { Area } from '../../platform/area.ts';
import { contribute } from '../../platform/ports.ts';
import { reachableRecords } from '../../platform/reachable-records.ts';
import { briefSources } from '../brief/public.ts';
import { chartContents } from '../notes/public.ts';
import { briefTasks } from './brief-tasks.ts';
import { chartTasks } from './chart-tasks.ts';
import { deleteBatchesBefore, selectReachableTasks } from './clinical-tasks.queries.ts';
import { routes } from './clinical-tasks.routes.ts';

export const area: Area = {
  name: 'clinical-tasks',
  routes,
  provides: () => [
    contribute(chartContents, chartTasks),
    contribute(reachableRecords, selectReachableTasks),
    contribute(briefSources, briefTasks),
  ],
  tidy: (db, now) => deleteBatchesBefore(db, now - undoFor),
};
