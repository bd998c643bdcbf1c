export { checkBeforeSave } from './checks-in-pool.ts';
export { findHolds, findHoldOf, refusedBy } from './holds/find-holds.ts';
export { heldWriting } from './holds/held-writing.ts';
export { holdEntry } from './holds/hold-entry.ts';
export { rejectHeldEntry } from './holds/reject-held-entry.ts';
export { showChecks } from './show-checks.ts';
export { openWorkOf } from './work/list-open-work.ts';
