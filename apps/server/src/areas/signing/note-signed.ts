import type { Tx } from '../../platform/context.ts';
import { port } from '../../platform/ports.ts';
import type { Entry } from '../transcripts/public.ts';

/** Learns that an entry was signed, in the transaction that signs it. Later areas contribute. */
export type NoteSigned = (tx: Tx, entry: Pick<Entry, 'id' | 'noteId' | 'createdAt' | 'createdBy'>) => Promise<void>;

export const noteSigned = port<readonly NoteSigned[]>('note-signed');
