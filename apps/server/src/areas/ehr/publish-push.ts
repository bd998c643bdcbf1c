import type { Tx } from '../../platform/context.ts';
import { noteAudience } from '../notes/public.ts';

/** Open pages of who may read the chart load it again. */
export async function publishPush(
  tx: Tx,
  { transcriptId, noteId }: { transcriptId: string; noteId: string },
): Promise<void> {
  tx.emit(await noteAudience(tx, [noteId]), { type: 'ehr-changed', transcriptId });
}
