import type { Holdings } from '../../platform/area.ts';
import { port } from '../../platform/ports.ts';

/** What later areas keep for a person; `program.ts` plugs them in. */
export const accountHoldings = port<readonly Holdings[]>('account-holdings');
