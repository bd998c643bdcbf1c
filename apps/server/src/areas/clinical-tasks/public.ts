export { addChartTask, assertLoop, closeLoop, proveArrival, withdrawTask } from './chart-work.ts';
export { isTaskOfChart } from './clinical-tasks.queries.ts';
export { clearStrayTaskCards, clearTaskCard } from './clear-task-cards.ts';
export { type NextVisits, nextVisits } from './next-visits.ts';
export { type ProofRecords, proofRecords } from './proof-records.ts';
export { selectProvenTasks } from './proven-tasks.queries.ts';
export { type TaskCards, taskCards } from './task-cards.ts';
export { withdrawProof } from './withdraw-proof.ts';
