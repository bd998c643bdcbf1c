import { call } from '../call.ts';
import type { ApiUsage, Ledger, LedgerFilter, Prices } from './credits.schemas.ts';

export const getPrices = call<Record<never, never>, Prices>('GET', '/credits/prices');
export const getLedger = call<{ query: LedgerFilter }, Ledger>('GET', '/credits/ledger');
export const getApiUsage = call<Record<never, never>, ApiUsage>('GET', '/auth/doc-api-usage');
