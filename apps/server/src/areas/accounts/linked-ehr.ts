import type { Database } from '../../platform/db/database.ts';
import { port } from '../../platform/ports.ts';

/** The EHR that a person is linked to. The ehr area provides it. */
export type LinkedEhr = { typeOf(db: Database, userId: string): Promise<string | null> };

export const linkedEhr = port<LinkedEhr>('linked-ehr');
