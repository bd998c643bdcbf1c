import * as calls from '@clinical/contract/credits/credits.calls';
import type { LedgerFilter } from '@clinical/contract/credits/credits.schemas';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

/** Prices, the balance and what was paid with it. */
export const creditsKey = ['credits'] as const;

export const ledgerQuery = (filter: LedgerFilter) =>
  queryOptions({
    queryKey: ['credits', 'ledger', filter],
    queryFn: ({ signal }) => api.request(calls.getLedger, { query: filter }, { signal }),
    placeholderData: keepPreviousData,
  });

export const pricesQuery = queryOptions({
  queryKey: ['credits', 'prices'],
  queryFn: ({ signal }) => api.request(calls.getPrices, {}, { signal }),
  staleTime: 10 * 60_000,
});

export const usageQuery = queryOptions({
  queryKey: ['credits', 'usage'],
  queryFn: ({ signal }) => api.request(calls.getApiUsage, {}, { signal }),
});
