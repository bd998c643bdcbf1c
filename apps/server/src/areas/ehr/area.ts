import type { Area } from '../../platform/area.ts';
import { contribute } from '../../platform/ports.ts';
import { reachableRecords } from '../../platform/reachable-records.ts';
import { chartContents } from '../notes/public.ts';
import { chartEhr } from './chart-ehr.ts';
import { onPushNote } from './deliver-push.ts';
import { deleteLinksOfClosed } from './ehr.queries.ts';
import { routes } from './ehr.routes.ts';
import { followPushes } from './follow-pushes.ts';
import { selectReachablePushes } from './pushes.queries.ts';

export const area: Area = {
  name: 'ehr',
  routes,
  provides: () => [contribute(chartContents, chartEhr), contribute(reachableRecords, selectReachablePushes)],
  jobs: [onPushNote],
  tidy: (db) => deleteLinksOfClosed(db),
  retryDue: followPushes,
};
