import type { Area } from '../../platform/area.ts';
import { contribute } from '../../platform/ports.ts';
import { briefSources } from './brief-sources.ts';
import { routes } from './brief.routes.ts';
import { visitLines } from './visit-lines.ts';

export const area: Area = {
  name: 'brief',
  routes,
  provides: () => [contribute(briefSources, visitLines)],
};
