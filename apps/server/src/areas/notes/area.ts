import type { Area } from '../../platform/area.ts';
import { chartWorkspace } from '../../platform/chart-workspace.ts';
import { contribute, provide } from '../../platform/ports.ts';
import { reachableRecords } from '../../platform/reachable-records.ts';
import { chartHeader } from '../credits/public.ts';
import { sharedCharts } from '../teams/public.ts';
import { ownCharts } from './export/own-charts.ts';
import { headerIdentifiers } from './header-identifiers.ts';
import { workspaceOfNote } from './note-owner.queries.ts';
import { selectReachableNotes } from './notes.queries.ts';
import { routes } from './notes.routes.ts';
import { ownedNotes } from './owned-notes.ts';
import { chartsInTeams } from './shared-charts.ts';
import { tidyNotes } from './tidy-notes.ts';

export const area: Area = {
  name: 'notes',
  routes,
  provides: () => [
    provide(chartWorkspace, workspaceOfNote),
    provide(sharedCharts, chartsInTeams),
    provide(chartHeader, headerIdentifiers),
    contribute(reachableRecords, selectReachableNotes),
  ],
  tidy: tidyNotes,
  holdings: ownedNotes,
  ownData: ownCharts,
};
