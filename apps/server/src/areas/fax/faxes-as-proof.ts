import type { SentRecord } from '@clinical/contract/clinical-tasks/clinical-tasks.schemas';
import { isoTime } from '../../platform/clock.ts';
import type { ProofRecords } from '../clinical-tasks/public.ts';
import { type ArrivedFax, selectArrived } from './arrived-faxes.queries.ts';

/** A fax of the chart that reached everybody proves that what a loop sent has arrived. */
export const faxesAsProof: ProofRecords = {
  kind: 'fax',
  isInChart: async (tx, noteId, faxId) => (await selectArrived(tx, noteId, faxId)).length > 0,
  listSent: async (ctx, noteId) => (await selectArrived(ctx, noteId)).map(proofOf),
};

export const proofOf = ({ id, names, arrivedAt }: ArrivedFax): SentRecord => ({
  kind: 'fax',
  text: `Fax to ${names.join(', ')}`.slice(0, 1_000),
  recordId: id,
  at: isoTime(arrivedAt),
});
