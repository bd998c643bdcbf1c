import type { TaskProof } from '@clinical/contract/clinical-tasks/clinical-tasks.schemas';
import type { Tx } from '../../platform/context.ts';
import { port } from '../../platform/ports.ts';
import { getTranscriptFor } from '../transcripts/public.ts';

/** Records of a later area that can prove a task of their chart. */
export type ProofRecords = {
  kind: TaskProof['kind'];
  isInChart(tx: Tx, noteId: string, recordId: string): Promise<boolean>;
};

export const proofRecords = port<readonly ProofRecords[]>('proof-records');

/** Whether what a proof names is there, in the chart of the task. */
export async function isProof(tx: Tx, noteId: string, { kind, recordId }: TaskProof): Promise<boolean> {
  if (kind === 'reason') return recordId === null;
  if (recordId === null) return false;
  if (kind === 'entry') return (await getTranscriptFor(tx, recordId, 'read').catch(() => null))?.noteId === noteId;
  for (const records of tx.use(proofRecords))
    if (records.kind === kind && (await records.isInChart(tx, noteId, recordId))) return true;
  return false;
}
