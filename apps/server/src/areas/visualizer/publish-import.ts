import type { Tx } from '../../platform/context.ts';
import { noteAudience } from '../notes/public.ts';

/** Open pages of who may read the chart load its files again. */
export async function publishImport(tx: Tx, noteId: string): Promise<void> {
  tx.emit(await noteAudience(tx, [noteId]), { type: 'chart-imports-changed', noteId });
}
