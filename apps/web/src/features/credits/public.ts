export { ledgerQuery, pricesQuery } from './credits.api.ts';
