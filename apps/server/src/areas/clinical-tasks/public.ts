export { clearTaskCard } from './clinical-tasks.queries.ts';
export { type ProofRecords, proofRecords } from './proof-records.ts';
export { type TaskCards, taskCards } from './task-cards.ts';
