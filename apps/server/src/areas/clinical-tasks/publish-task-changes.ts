import type { Tx } from '../../platform/context.ts';
import { noteAudience } from '../notes/public.ts';

/** Open pages of these charts, and lists with their tasks, fetch the tasks again. */
export async function publishTaskChanges(tx: Tx, noteIds: ReadonlySet<string>): Promise<void> {
  for (const noteId of noteIds) {
    tx.emit(await noteAudience(tx, [noteId]), { type: 'clinical-tasks-changed', noteId });
  }
}
