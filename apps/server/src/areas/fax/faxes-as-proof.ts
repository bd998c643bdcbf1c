import type { ProofRecords } from '../clinical-tasks/public.ts';
import { hasArrived } from './fax.queries.ts';

/** A fax of the chart that reached everybody proves that what a loop sent has arrived. */
export const faxesAsProof: ProofRecords = { kind: 'fax', isInChart: hasArrived };
