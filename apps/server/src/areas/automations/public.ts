export { findLastDelivered, findOwnGridhook } from './gridhook.queries.ts';
export { testGridhook } from './test-gridhook.ts';
