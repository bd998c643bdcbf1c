import { ehrSystems } from '../../gateways/ehr/port.ts';
import { isoTime } from '../../platform/clock.ts';
import type { ProofRecords } from '../clinical-tasks/public.ts';
import { selectConfirmed } from './pushes.queries.ts';

/** A signed note that the EHR has shown back proves that it left and arrived. */
export const pushesAsProof: ProofRecords = {
  kind: 'push',
  isInChart: async (tx, noteId, id) => (await selectConfirmed(tx, noteId, id)).length > 0,
  async listSent(ctx, noteId) {
    const systems = ctx.use(ehrSystems);
    return (await selectConfirmed(ctx, noteId)).map(({ id, type, visitAt, confirmedAt }) => ({
      kind: 'push',
      text: `Note of ${isoTime(visitAt).slice(0, 10)} in ${systems.find((each) => each.type === type)?.name ?? type}`,
      recordId: id,
      at: isoTime(confirmedAt),
    }));
  },
};
