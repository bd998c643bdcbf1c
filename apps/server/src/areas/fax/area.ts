import type { Area } from '../../platform/area.ts';
import { contribute } from '../../platform/ports.ts';
import { reachableRecords } from '../../platform/reachable-records.ts';
import { briefSources } from '../brief/public.ts';
import { chartContents } from '../notes/public.ts';
import { proofRecords } from '../clinical-tasks/public.ts';
import { briefFaxes } from './brief-faxes.ts';
import { chartFaxes } from './chart-faxes.ts';
import { onDeliverFax } from './deliver-fax.ts';
import { deletePrepared, selectReachableFaxes } from './fax.queries.ts';
import { routes } from './fax.routes.ts';
import { faxesAsProof } from './faxes-as-proof.ts';
import { followFaxes } from './follow-faxes.ts';
import { ownedFaxes } from './owned-faxes.ts';
import { provideLine } from './provide-line.ts';
import { onReadReceived } from './read-received.ts';
import { deleteUploads } from './uploads.queries.ts';

/** A prepared fax that nobody sends is kept so long, in milliseconds. */
const preparedFor = 24 * 60 * 60_000;

export const area: Area = {
  name: 'fax',
  routes,
  provides: (installation) => [
    ...provideLine(installation),
    contribute(chartContents, chartFaxes),
    contribute(reachableRecords, selectReachableFaxes),
    contribute(proofRecords, faxesAsProof),
    contribute(briefSources, briefFaxes),
  ],
  jobs: [onDeliverFax, onReadReceived],
  async tidy(db, now) {
    await deletePrepared(db, now - preparedFor);
    await deleteUploads(db, now - preparedFor);
  },
  retryDue: followFaxes,
  holdings: ownedFaxes,
};
