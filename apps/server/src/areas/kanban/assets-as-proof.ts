import type { ProofRecords } from '../clinical-tasks/public.ts';
import { isAssetInChart } from './kanban.queries.ts';

/** A file of a card can be the proof of a task of the same chart. */
export const assetsAsProof: ProofRecords = { kind: 'file', isInChart: isAssetInChart };
