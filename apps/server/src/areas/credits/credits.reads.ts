import type { Prices } from '@clinical/contract/credits/credits.schemas';
import { actionCosts, models, priceOf } from '@clinical/contract/models';
import type { Context } from '../../platform/context.ts';
import { actingModel } from '../accounts/public.ts';
import { creditPlan } from './credit-plan.ts';

/** The price list as it holds here. */
export async function getPrices(ctx: Context): Promise<Prices> {
  const { llm, ownKey } = await actingModel(ctx);
  const localIsFree = ctx.use(creditPlan).localEngineIsFree;
  const pricesOf = (action: 'note' | 'pdf') =>
    Object.fromEntries(models.map(({ key }) => [key, priceOf(action, llm.label === null ? null : key)]));
  return {
    actions: { ...actionCosts },
    models: pricesOf('note'),
    pdf: pricesOf('pdf'),
    notesAreFree: localIsFree && llm.label === null,
    localIsFree,
    ownKey,
  };
}
