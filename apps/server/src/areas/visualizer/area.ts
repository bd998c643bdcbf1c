import type { Area } from '../../platform/area.ts';
import { contribute } from '../../platform/ports.ts';
import { reachableRecords } from '../../platform/reachable-records.ts';
import { chartContents } from '../notes/public.ts';
import { chartImportContents } from './chart-imports.ts';
import { selectReachableImports } from './visualizer.queries.ts';
import { routes } from './visualizer.routes.ts';

export const area: Area = {
  name: 'visualizer',
  routes,
  provides: () => [
    contribute(chartContents, chartImportContents),
    contribute(reachableRecords, selectReachableImports),
  ],
};
