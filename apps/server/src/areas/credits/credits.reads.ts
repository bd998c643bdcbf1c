import type { Prices } from '@clinical/contract/credits/credits.schemas';
import { actionCosts, models, pdfCost } from '@clinical/contract/models';
import type { Context } from '../../platform/context.ts';
import { actingModel } from '../accounts/public.ts';
import { creditPlan } from './credit-plan.ts';

/** The price list as it holds here. */
export async function getPrices(ctx: Context): Promise<Prices> {
  const { llm, ownKey } = await actingModel(ctx);
  const localIsFree = ctx.use(creditPlan).localEngineIsFree;
  return {
    actions: { ...actionCosts },
    models: Object.fromEntries(models.map(({ key, credits }) => [key, credits])),
    pdf: Object.fromEntries(models.map(({ key }) => [key, pdfCost(key)])),
    notesAreFree: localIsFree && llm.label === null,
    localIsFree,
    ownKey,
  };
}
