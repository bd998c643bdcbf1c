import type { Tx } from '../../../platform/context.ts';
import { port } from '../../../platform/ports.ts';
import type { Entry } from '../../transcripts/public.ts';

/** Learns that the whole note of an entry was written, in the transaction that stores it. Later areas contribute. */
export type NoteWritten = (tx: Tx, entry: Pick<Entry, 'id' | 'noteId'>) => Promise<void>;

export const noteWritten = port<readonly NoteWritten[]>('note-written');
