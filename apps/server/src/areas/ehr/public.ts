export { getLinkedEhr, refusedByEhr } from './linked-ehr.ts';
export { findLastConfirmed } from './pushes.queries.ts';
