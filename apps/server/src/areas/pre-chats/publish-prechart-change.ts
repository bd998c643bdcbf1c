import type { Tx } from '../../platform/context.ts';
import { noteAudience } from '../notes/public.ts';

/** Open pages of the chart fetch its precharts again. */
export async function publishPrechartChange(tx: Tx, noteId: string): Promise<void> {
  const { userId } = tx.actor;
  tx.emit(await noteAudience(tx, [noteId]), { type: 'note-edited', noteId, transcriptId: null, userId });
}
