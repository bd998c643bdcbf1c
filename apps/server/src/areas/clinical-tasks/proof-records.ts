import type { SentRecord, SentRecords, TaskProof } from '@clinical/contract/clinical-tasks/clinical-tasks.schemas';
import type { Context, Tx } from '../../platform/context.ts';
import { port } from '../../platform/ports.ts';
import { getNoteFor } from '../notes/public.ts';
import { findLines } from './proof-records.queries.ts';

/** Records that can prove a station of a loop. Each later area with letters, receipts or replies contributes its own. */
export type ProofRecords = {
  kind: TaskProof['kind'];
  /** Whether it is a record of this chart that is not in a bin. */
  isInChart(tx: Tx, noteId: string, recordId: string): Promise<boolean>;
  /** Those of a chart that the actor reads; only for kinds that the chart's own page does not show. */
  listSent?(ctx: Context, noteId: string): Promise<SentRecord[]>;
};

export const proofRecords = port<readonly ProofRecords[]>('task-proof-records');

export const entryProofs: ProofRecords = {
  kind: 'entry',
  isInChart: async (tx, noteId, id) => (await findLines(tx, noteId, id)) !== null,
};

/** @throws AppError NOT_FOUND when the actor does not read the chart */
export async function listSentRecords(ctx: Context, noteId: string): Promise<SentRecords> {
  await getNoteFor(ctx, noteId, 'read');
  const [lists] = await Promise.all([
    Promise.all(ctx.use(proofRecords).map((each) => each.listSent?.(ctx, noteId) ?? [])),
    ctx.audit('clinical-task.list-sent', { type: 'note', id: noteId, noteId }),
  ]);
  return { records: lists.flat().toSorted((a, b) => b.at.localeCompare(a.at)) };
}
