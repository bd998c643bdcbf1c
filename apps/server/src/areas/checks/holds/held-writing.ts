import type { Tx } from '../../../platform/context.ts';
import { port } from '../../../platform/ports.ts';
import type { Entry } from '../../transcripts/public.ts';

/** Starts the note that waited for a person's decision. The scribe area provides it; the task's id comes back. */
export type HeldWriting = { start(tx: Tx, entry: Entry): Promise<string> };

export const heldWriting = port<HeldWriting>('held-writing');
