import type { Area } from '../../platform/area.ts';
import { provide } from '../../platform/ports.ts';
import { creditBalances } from '../accounts/public.ts';
import { creditPlan, planOf } from './credit-plan.ts';
import { routes } from './credits.routes.ts';
import { ownLedger } from './own-ledger.ts';
import { readBalance } from './read-balance.ts';

export const area: Area = {
  name: 'credits',
  routes,
  provides: ({ config }) => {
    const plan = planOf(config);
    return [
      provide(creditPlan, plan),
      provide(creditBalances, { read: (db, seat, now) => readBalance(db, plan, seat, now) }),
    ];
  },
  ownData: ownLedger,
};
