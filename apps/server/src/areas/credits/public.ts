export { isUnpaid } from './assert-seat.ts';
export { callModel } from './call-model.ts';
export { creditPlan } from './credit-plan.ts';
export { creditsOfTasks } from './credits.queries.ts';
export { reserveCredits, returnCredits, takeCredits } from './spend.ts';
