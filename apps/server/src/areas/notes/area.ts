import type { Area } from '../../platform/area.ts';
import { ownCharts } from './export/own-charts.ts';
import { routes } from './notes.routes.ts';
import { ownedNotes } from './owned-notes.ts';
import { tidyNotes } from './tidy-notes.ts';

export const area: Area = { name: 'notes', routes, tidy: tidyNotes, holdings: ownedNotes, ownData: ownCharts };
