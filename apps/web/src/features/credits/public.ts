export { ledgerQuery, pricesQuery } from './credits.api.ts';
export { modelName } from './model-name.ts';
export { PricedButton } from './PricedButton.tsx';
export { TooFewCredits } from './TooFewCredits.tsx';
export { type Price, priceOfAll, useLocalPrice, usePrice, usePrices } from './use-prices.ts';
