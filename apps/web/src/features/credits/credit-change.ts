import type { LedgerEntry } from '@clinical/contract/credits/credits.schemas';

type Amounts = Pick<LedgerEntry, 'granted' | 'reserved' | 'taken' | 'returned'>;

/** What an entry did to the balance. `held` is what an action that still runs has put aside. */
export function creditChange({ granted, reserved, taken, returned }: Amounts): {
  change: number;
  held: number;
  returned: number;
} {
  return { change: granted - taken, held: Math.max(0, reserved - taken - returned), returned };
}
