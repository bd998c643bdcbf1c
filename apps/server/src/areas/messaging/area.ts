import { alerts } from '../../platform/alerts.ts';
import type { Area } from '../../platform/area.ts';
import { contribute, provide } from '../../platform/ports.ts';
import { reachableRecords } from '../../platform/reachable-records.ts';
import { briefSources } from '../brief/public.ts';
import { chartContents } from '../notes/public.ts';
import { briefAlerts } from './brief-alerts.ts';
import { chartReferences } from './chart-references.ts';
import { selectReachableMessages } from './held-channels.queries.ts';
import { ledChannels } from './led-channels.ts';
import { routes } from './messaging.routes.ts';
import { raisedAlerts } from './raise-alert.ts';
import { repeatUrgent } from './urgent-calls.ts';

export const area: Area = {
  name: 'messaging',
  routes,
  provides: () => [
    provide(alerts, raisedAlerts),
    contribute(briefSources, briefAlerts),
    contribute(chartContents, chartReferences),
    contribute(reachableRecords, selectReachableMessages),
  ],
  // urgent messages ask again until somebody acknowledges them
  endDue: repeatUrgent,
  holdings: ledChannels,
};
