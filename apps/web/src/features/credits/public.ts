export { pricesQuery } from './credits.api.ts';
