import type { Area } from '../../platform/area.ts';
import { contribute, provide } from '../../platform/ports.ts';
import { reachableRecords } from '../../platform/reachable-records.ts';
import { chartContents, hasEntry } from '../notes/public.ts';
import { tidyEntries } from './bin/tidy-entries.ts';
import { chartEntries } from './entries/chart-entries.ts';
import { selectReachableEntries } from './transcripts.queries.ts';
import { isEntryOf } from './entries/chart-entries.queries.ts';
import { routes } from './transcripts.routes.ts';

export const area: Area = {
  name: 'transcripts',
  routes,
  provides: () => [
    provide(hasEntry, isEntryOf),
    contribute(chartContents, chartEntries),
    contribute(reachableRecords, selectReachableEntries),
  ],
  tidy: tidyEntries,
};
