import type { Tx } from '../../platform/context.ts';
import { port } from '../../platform/ports.ts';

/** Learns that an entry was signed, in the transaction of the signature. Later areas contribute. */
export type EntrySigned = (tx: Tx, entry: { id: string; noteId: string }) => Promise<void>;

export const entrySigned = port<readonly EntrySigned[]>('entry-signed');
