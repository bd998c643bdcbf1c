import type { Tx } from '../../../platform/context.ts';
import { port } from '../../../platform/ports.ts';
import type { Entry } from '../../transcripts/public.ts';

/** Starts the job that reads an entry's document and then writes its note. The capture area provides it; the task's id comes back. */
export type UnreadDocuments = { startReading(tx: Tx, entry: Entry): Promise<string> };

export const unreadDocuments = port<UnreadDocuments>('unread-documents');
