import { route } from '../route.ts';
import * as calls from './credits.calls.ts';
import { ApiUsage, Ledger, LedgerFilter, Prices } from './credits.schemas.ts';

export const getPrices = route(calls.getPrices, {
  access: 'session',
  whileViewing: 'as-self',
  summary: 'What each action costs here.',
  response: Prices,
  permission: 'self',
});
export const getLedger = route(calls.getLedger, {
  access: 'session',
  summary: 'My credits in the acting workspace: balance, next refill and one row for each action.',
  query: LedgerFilter,
  response: Ledger,
  permission: 'self',
});
export const getApiUsage = route(calls.getApiUsage, {
  access: 'session',
  summary: 'What I used AI for since the beginning of the month.',
  response: ApiUsage,
  permission: 'self',
});
