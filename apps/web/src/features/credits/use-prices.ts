import { type PricedAction, builtInCost, modelCost } from '@clinical/contract/models';
import { useQuery } from '@tanstack/react-query';
import { userInfoQuery } from '../accounts/public.ts';
import { pricesQuery } from './credits.api.ts';

/** What actions cost here, in whole credits, and how many there are. Without a model, the profile's. */
type PriceList = { balance: number; of: (action: PricedAction, model?: string) => number };

/** What one button costs. `tooFew`: the balance does not reach for it. */
export type Price = { credits: number; balance: number; tooFew: boolean };

/** The price list for the person who is signed in; null while it is not known. What the operator or an own key pays costs 0. */
export function usePrices(): PriceList | null {
  const user = useQuery(userInfoQuery()).data;
  const prices = useQuery(pricesQuery).data;
  if (!user || !prices) return null;
  const isFree = prices.ownKey || prices.notesAreFree;
  const full = (action: PricedAction, model: string): number => {
    if (action === 'pdf') return prices.pdf[model] ?? 0;
    if (action === 'note' || action === 'command') return prices.models[model] ?? modelCost(model);
    return prices.actions[action] ?? 0;
  };
  return { balance: user.tokens, of: (action, model = user.model) => (isFree ? 0 : full(action, model)) };
}

/** What a button costs that starts one action; null while that is not known. */
export function usePrice(action: PricedAction, model?: string): Price | null {
  const prices = usePrices();
  return prices && priceOfAll(prices.of(action, model), prices.balance);
}

/** The same with the built-in engine, in place of a model that failed. Without an action it is work that takes no credits. */
export function useLocalPrice(action: PricedAction | null): Price | null {
  const prices = usePrices();
  const localIsFree = useQuery(pricesQuery).data?.localIsFree ?? false;
  if (!prices) return null;
  const withModel = action === null ? 0 : prices.of(action);
  const costsItsModel = action === 'note' || action === 'command' || action === 'pdf';
  const credits = costsItsModel ? Math.min(withModel, builtInCost) : withModel;
  return priceOfAll(localIsFree ? 0 : credits, prices.balance);
}

/** What a button costs that starts several actions, which cost so many credits together. */
export function priceOfAll(credits: number, balance: number): Price {
  return { credits, balance, tooFew: balance < credits };
}
