import { limits } from '@clinical/contract/limits';
import type { Area } from '../../platform/area.ts';
import { contribute } from '../../platform/ports.ts';
import { reachableRecords } from '../../platform/reachable-records.ts';
import { briefSources } from '../brief/public.ts';
import { chartContents } from '../notes/public.ts';
import { briefForms } from './brief-forms.ts';
import { chartForms } from './chart-forms.ts';
import { deleteOldForms, selectReachableForms } from './forms.queries.ts';
import { routes } from './forms.routes.ts';
import { ownedForms } from './owned-forms.ts';

export const area: Area = {
  name: 'forms',
  routes,
  provides: () => [
    contribute(chartContents, chartForms),
    contribute(briefSources, briefForms),
    contribute(reachableRecords, selectReachableForms),
  ],
  tidy: (db, now) => deleteOldForms(db, now - limits.binLife),
  holdings: ownedForms,
};
