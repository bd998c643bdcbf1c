export { creditPlan } from './credit-plan.ts';
export { reserveCredits, returnCredits, takeCredits } from './spend.ts';
