import type { Area } from '../../platform/area.ts';
import { contribute, provide } from '../../platform/ports.ts';
import { reachableRecords } from '../../platform/reachable-records.ts';
import { linkedEhr } from '../accounts/public.ts';
import { briefSources } from '../brief/public.ts';
import { proofRecords } from '../clinical-tasks/public.ts';
import { chartContents } from '../notes/public.ts';
import { entryFollowers } from '../transcripts/public.ts';
import { deleteOldAuthorizations } from './authorizations.queries.ts';
import { authorizationLife } from './authorize-ehr.ts';
import { briefPushes } from './brief-pushes.ts';
import { chartEhr } from './chart-ehr.ts';
import { onPushNote } from './deliver-push.ts';
import { deleteLinksOfClosed, findLinkedType } from './ehr.queries.ts';
import { routes } from './ehr.routes.ts';
import { entryPushes } from './entry-pushes.ts';
import { followPushes } from './follow-pushes.ts';
import { pushesAsProof } from './pushes-as-proof.ts';
import { selectReachablePushes } from './pushes.queries.ts';

export const area: Area = {
  name: 'ehr',
  routes,
  provides: () => [
    provide(linkedEhr, { typeOf: findLinkedType }),
    contribute(chartContents, chartEhr),
    contribute(entryFollowers, entryPushes),
    contribute(briefSources, briefPushes),
    contribute(proofRecords, pushesAsProof),
    contribute(reachableRecords, selectReachablePushes),
  ],
  jobs: [onPushNote],
  async tidy(db, now) {
    await deleteLinksOfClosed(db);
    await deleteOldAuthorizations(db, now - authorizationLife);
  },
  retryDue: followPushes,
};
