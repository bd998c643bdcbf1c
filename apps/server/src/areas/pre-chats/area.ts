import type { Area } from '../../platform/area.ts';
import { contribute, provide } from '../../platform/ports.ts';
import { reachableRecords } from '../../platform/reachable-records.ts';
import { chartContents } from '../notes/public.ts';
import { notePreparations } from '../scribe/public.ts';
import { selectReachablePrecharts } from './pre-chats.queries.ts';
import { routes } from './pre-chats.routes.ts';
import { chartPrecharts, preparations } from './preparations.ts';

export const area: Area = {
  name: 'pre-chats',
  routes,
  provides: () => [
    contribute(chartContents, chartPrecharts),
    provide(notePreparations, preparations),
    contribute(reachableRecords, selectReachablePrecharts),
  ],
};
