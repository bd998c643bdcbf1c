import type { Area } from '../../platform/area.ts';
import { contribute } from '../../platform/ports.ts';
import { reachableRecords } from '../../platform/reachable-records.ts';
import { chartContents } from '../notes/public.ts';
import { chartRooms } from './chart-rooms.ts';
import { heldRooms } from './held-rooms.ts';
import { selectReachableRooms } from './rooms.queries.ts';
import { tidyRooms } from './tidy-rooms.queries.ts';
import { routes } from './video-visits.routes.ts';

export const area: Area = {
  name: 'video-visits',
  routes,
  provides: () => [contribute(chartContents, chartRooms), contribute(reachableRecords, selectReachableRooms)],
  tidy: tidyRooms,
  holdings: heldRooms,
};
