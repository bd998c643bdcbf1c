import type { Area } from '../../platform/area.ts';
import { contribute } from '../../platform/ports.ts';
import { reachableRecords } from '../../platform/reachable-records.ts';
import { chartContents } from '../notes/public.ts';
import { chartReferences } from './chart-references.ts';
import { selectReachableMessages } from './held-channels.queries.ts';
import { ledChannels } from './led-channels.ts';
import { routes } from './messaging.routes.ts';

export const area: Area = {
  name: 'messaging',
  routes,
  provides: () => [contribute(chartContents, chartReferences), contribute(reachableRecords, selectReachableMessages)],
  holdings: ledChannels,
};
