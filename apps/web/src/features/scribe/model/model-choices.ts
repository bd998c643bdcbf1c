import { type ModelOption, models } from '@clinical/contract/models';
import type { ModelEngine } from '@clinical/contract/operations/operations.schemas';
import { t } from './model.texts.ts';

export type ModelChoice = ModelOption & {
  price: number;
  /** Why it cannot be chosen; null when it can. `credits`: there are too few. */
  refused: { why: 'credits' | 'engine'; text: string } | null;
};

/** The models of the picker where one is connected: those that are offered, and others that are in use already. */
export function modelChoices(
  inUse: readonly (string | undefined)[],
  engines: readonly ModelEngine[],
  prices: { balance: number; of: (action: 'note', model: string) => number } | null,
): ModelChoice[] {
  return models
    .filter(({ key, offered }) => offered || inUse.includes(key))
    .map((model) => {
      const price = prices?.of('note', model.key) ?? model.credits;
      const engine = engines.find(({ key }) => key === model.key);
      if (engine && !engine.served) return { ...model, price, refused: { why: 'engine', text: engine.reason } };
      const tooFew = prices !== null && price > prices.balance;
      const text = tooFew ? t('tooFew', { n: price, balance: prices.balance }) : '';
      return { ...model, price, refused: tooFew ? { why: 'credits', text } : null };
    });
}

/** The models that are offered where none is connected: none can be chosen. @param reason why none is */
export function unconnectedModels(reason: string): ModelChoice[] {
  return models
    .filter(({ offered }) => offered)
    .map((model) => ({ ...model, price: model.credits, refused: { why: 'engine', text: reason } }));
}

/** Stands for the built-in engine among the choices. */
export const builtInKey = 'local';

export const modelName = (key: string | undefined): string =>
  models.find((model) => model.key === key)?.name ?? key ?? '';
