import * as contract from '@clinical/contract/credits/credits.contract';
import { bind, type BoundRoute } from '../../platform/area.ts';
import { getApiUsage, getLedger } from './get-ledger.ts';
import { getPrices } from './credits.reads.ts';

export const routes: readonly BoundRoute[] = [
  bind(contract.getPrices, (ctx) => getPrices(ctx)),
  bind(contract.getLedger, (ctx, { query }) => getLedger(ctx, query)),
  bind(contract.getApiUsage, (ctx) => getApiUsage(ctx)),
];
