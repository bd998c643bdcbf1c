import type { Area } from '../../platform/area.ts';
import { ownLedger } from './own-ledger.ts';
import { routes } from './credits.routes.ts';

export const area: Area = { name: 'credits', routes, ownData: ownLedger };
