import { limits } from '@clinical/contract/limits';
import type { Config } from '../../platform/config/config.ts';
import { port } from '../../platform/ports.ts';

/** What the operator gives: a trial that does not end, or so many credits a month; and whether the embedded engine costs any. */
export type CreditPlan = { plan: 'trial' | 'monthly'; credits: number; localEngineIsFree: boolean };

export const creditPlan = port<CreditPlan>('credit-plan');

export function planOf(config: Pick<Config, 'monthlyCredits' | 'localEngineCredits'>): CreditPlan {
  return {
    plan: config.monthlyCredits === 0 ? 'trial' : 'monthly',
    credits: config.monthlyCredits || limits.trialCredits,
    localEngineIsFree: !config.localEngineCredits,
  };
}
