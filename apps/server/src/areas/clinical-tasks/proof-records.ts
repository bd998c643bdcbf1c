import type { TaskProof } from '@clinical/contract/clinical-tasks/clinical-tasks.schemas';
import type { Tx } from '../../platform/context.ts';
import { port } from '../../platform/ports.ts';
import { isLiveEntry } from './proof-records.queries.ts';

/** Records that can prove a station of a loop. Each later area with letters, receipts or replies contributes its own. */
export type ProofRecords = {
  kind: TaskProof['kind'];
  /** Whether it is a record of this chart that is not in a bin. */
  isInChart(tx: Tx, noteId: string, recordId: string): Promise<boolean>;
};

export const proofRecords = port<readonly ProofRecords[]>('task-proof-records');

export const entryProofs: ProofRecords = { kind: 'entry', isInChart: isLiveEntry };
