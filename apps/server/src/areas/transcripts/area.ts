import type { Area } from '../../platform/area.ts';
import { contribute } from '../../platform/ports.ts';
import { chartContents } from '../notes/public.ts';
import { tidyEntries } from './bin/tidy-entries.ts';
import { chartEntries } from './entries/chart-entries.ts';
import { routes } from './transcripts.routes.ts';

export const area: Area = {
  name: 'transcripts',
  routes,
  provides: () => [contribute(chartContents, chartEntries)],
  tidy: tidyEntries,
};
