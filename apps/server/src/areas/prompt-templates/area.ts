import type { Area } from '../../platform/area.ts';
import { contribute } from '../../platform/ports.ts';
import { reachableRecords } from '../../platform/reachable-records.ts';
import { ownPrompts } from './own-prompts.ts';
import { selectReachablePrompts } from './prompt-templates.queries.ts';
import { routes } from './prompt-templates.routes.ts';

export const area: Area = {
  name: 'prompt-templates',
  routes,
  provides: () => [contribute(reachableRecords, selectReachablePrompts)],
  ownData: ownPrompts,
};
