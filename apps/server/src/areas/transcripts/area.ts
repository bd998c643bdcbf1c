import type { Area } from '../../platform/area.ts';
import { contribute } from '../../platform/ports.ts';
import { reachableRecords } from '../../platform/reachable-records.ts';
import { chartContents } from '../notes/public.ts';
import { tidyEntries } from './bin/tidy-entries.ts';
import { chartEntries } from './entries/chart-entries.ts';
import { selectReachableEntries } from './transcripts.queries.ts';
import { routes } from './transcripts.routes.ts';

export const area: Area = {
  name: 'transcripts',
  routes,
  provides: () => [contribute(chartContents, chartEntries), contribute(reachableRecords, selectReachableEntries)],
  tidy: tidyEntries,
};
