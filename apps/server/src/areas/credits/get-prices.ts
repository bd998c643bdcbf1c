import type { Prices } from '@clinical/contract/credits/credits.schemas';
import { actionCosts, models, pdfCost } from '@clinical/contract/models';
import { llmPort } from '../../gateways/llm/port.ts';
import type { Context } from '../../platform/context.ts';
import { actingModel } from '../accounts/public.ts';
import { creditPlan } from './credit-plan.ts';

/** The price list as it holds here. */
export async function getPrices(ctx: Context): Promise<Prices> {
  const { ownKey } = await actingModel(ctx);
  return {
    actions: { ...actionCosts },
    models: Object.fromEntries(models.map(({ key, credits }) => [key, credits])),
    pdf: Object.fromEntries(models.map(({ key }) => [key, pdfCost(key)])),
    notesAreFree: ctx.use(creditPlan).localEngineIsFree && ctx.use(llmPort).label === null,
    ownKey,
  };
}
