import type { Area } from '../../platform/area.ts';
import { contribute, provide } from '../../platform/ports.ts';
import { reachableRecords } from '../../platform/reachable-records.ts';
import { briefSources } from '../brief/public.ts';
import { chartContents } from '../notes/public.ts';
import { notePreparations } from '../scribe/public.ts';
import { briefPreChats } from './interviews/brief-pre-chats.ts';
import { chartPreChats } from './interviews/chart-pre-chats.ts';
import { preChatPage } from './interviews/patient-page.ts';
import { linkPages } from '../patient-links/public.ts';
import { selectReachablePreChats } from './interviews/interviews.queries.ts';
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
    contribute(chartContents, chartPreChats),
    contribute(reachableRecords, selectReachablePreChats),
    contribute(briefSources, briefPreChats),
    contribute(linkPages, preChatPage),
  ],
};
