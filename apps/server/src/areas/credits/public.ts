export { isUnpaid } from './assert-seat.ts';
export { callModel } from './call-model.ts';
export { type ChartHeader, chartHeader } from './chart-header.ts';
export { creditPlan } from './credit-plan.ts';
export { creditsOfTasks } from './credits.queries.ts';
export type { ModelPurpose } from './model-purposes.ts';
export { reserveCredits, returnCredits, returnCreditsOf, takeCredits, takeCreditsOf } from './spend.ts';
