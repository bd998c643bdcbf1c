import type { Database } from '../../platform/db/database.ts';
import { port } from '../../platform/ports.ts';
import type { Actor } from '../../platform/session.ts';

/** The profile's view of credits. The credits area provides it. */
export type CreditBalances = {
  /** What the person has left of how much in the acting workspace. `now` in epoch milliseconds. */
  read(
    db: Database,
    actor: Pick<Actor, 'userId' | 'workspaceId'>,
    now: number,
  ): Promise<{ left: number; limit: number }>;
};

export const creditBalances = port<CreditBalances>('credit-balances');
