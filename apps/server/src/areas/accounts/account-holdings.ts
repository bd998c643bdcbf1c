import type { Holdings } from '../../platform/area.ts';
import { port } from '../../platform/ports.ts';

/** What later areas hold for a person: the `holdings` of each `area.ts`. */
export const accountHoldings = port<readonly Holdings[]>('account-holdings');
