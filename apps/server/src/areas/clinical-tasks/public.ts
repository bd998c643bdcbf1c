export { clearStrayTaskCards, clearTaskCard } from './clear-task-cards.ts';
export { type ProofRecords, proofRecords } from './proof-records.ts';
export { type TaskCards, taskCards } from './task-cards.ts';
