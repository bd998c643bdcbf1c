export { getLinkedEhr } from './linked-ehr.ts';
export { findLastConfirmed } from './pushes.queries.ts';
