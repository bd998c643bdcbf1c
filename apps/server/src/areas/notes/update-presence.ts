import { limits } from '@clinical/contract/limits';
import type { ActiveEditors, Presence } from '@clinical/contract/notes/notes.schemas';
import { notFound } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { hasEntry } from './chart-entry.ts';
import { findPlace, storePlace } from './editors.queries.ts';
import { showEditors } from './get-active-editors.ts';
import { getNoteFor, noteAudience } from './notes.queries.ts';

/**
 * Remembers that the caller has the chart open and where in it they are, or that they closed it; others hear only of a change.
 * @throws AppError NOT_FOUND, also for an entry that the chart does not have
 */
export async function updatePresence(ctx: Context, id: string, input: Presence): Promise<ActiveEditors> {
  return ctx.transaction(async (tx) => {
    const note = await getNoteFor(tx, id, 'read');
    const now = tx.clock.now();
    const before = await findPlace(tx, note.id);
    const was = before !== null && before.seenAt > now - limits.presenceFor;
    const transcriptId = input.here ? (input.transcriptId ?? null) : null;
    const section = input.here ? (input.section ?? null) : null;
    if (transcriptId !== null && !(await tx.use(hasEntry)(tx, note.id, transcriptId))) throw notFound();
    await storePlace(tx, note.id, { seenAt: input.here ? now : 0, transcriptId, section });
    await tx.audit('note.read-editors', { type: 'note', id: note.id, noteId: note.id });
    const moved = was && (before.transcriptId !== transcriptId || before.section !== section);
    if (was !== input.here || moved) tx.emit(await noteAudience(tx, [note.id]), { type: 'presence', noteId: note.id });
    return showEditors(tx, note.id);
  });
}
