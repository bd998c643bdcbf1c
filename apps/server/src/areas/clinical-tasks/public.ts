export { addChartTask, assertLoop, closeLoop, lockChartWork, proveArrival, withdrawTask } from './chart-work.ts';
export { AssigneeAccess } from './assignee-access.ts';
export {
  dropSuggestions,
  findBySuggestion,
  isTaskOfChart,
  selectManageableNotes,
  selectOpenTasks,
  selectSettledKeys,
} from './clinical-tasks.queries.ts';
export { hearEntry, plainTitle, suggestionKeyOf } from './hear-entry.ts';
export { namedColleague } from './named-colleague.queries.ts';
export { clearStrayTaskCards, clearTaskCard } from './clear-task-cards.ts';
export { type NextVisits, nextVisits } from './next-visits.ts';
export { type ProofRecords, proofRecords } from './proof-records.ts';
export { selectProvenTasks } from './proven-tasks.queries.ts';
export { type TaskCards, taskCards } from './task-cards.ts';
export { withdrawProof } from './withdraw-proof.ts';
