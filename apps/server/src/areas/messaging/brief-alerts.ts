import type { BriefSource } from '../brief/public.ts';
import { countNewAlerts } from './brief-alerts.queries.ts';

/** Alerts that wait for somebody. */
export const briefAlerts: BriefSource = async (ctx) => [
  { kind: 'alerts', count: await countNewAlerts(ctx), items: [] },
];
