import type { Tx } from '../../platform/context.ts';
import { noteAudience } from '../notes/public.ts';

/** Open pages of who may read the chart load the waitlist again. */
export async function publishWaitlist(tx: Tx, { id, noteId }: { id: string; noteId: string }): Promise<void> {
  tx.emit(await noteAudience(tx, [noteId]), { type: 'waitlist-changed', entryId: id });
}
