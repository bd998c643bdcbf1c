import { limits } from '@clinical/contract/limits';
import type { ActiveEditors } from '@clinical/contract/notes/notes.schemas';
import type { Context, Scope } from '../../platform/context.ts';
import { selectEditors } from './editors.queries.ts';
import { getNoteFor } from './notes.queries.ts';

/** Who edited the chart within the last half minute or has it open, latest edit first. */
export async function getActiveEditors(ctx: Context, id: string): Promise<ActiveEditors> {
  const note = await getNoteFor(ctx, id, 'read');
  const [editors] = await Promise.all([
    showEditors(ctx, note.id),
    ctx.audit('note.read-editors', { type: 'note', id: note.id, noteId: note.id }),
  ]);
  return editors;
}

/** The editors of a chart that the caller may read. */
export async function showEditors(
  scope: Pick<Scope, 'actor' | 'db' | 'clock'>,
  noteId: string,
): Promise<ActiveEditors> {
  const now = scope.clock.now();
  const seen = now - limits.presenceFor;
  const editors = await selectEditors(scope, noteId, { edit: now - limits.editorActiveFor, seen });
  return {
    activeEditors: editors.map(({ userId, nickname, givenName, familyName, ...at }) => ({
      userId,
      nickname: nickname || `${givenName} ${familyName}`.trim(),
      lastEditAt: Math.floor(at.lastEditAt / 1_000),
      isCurrentUser: userId === scope.actor.userId,
      // where they were when their page was last heard of says nothing now
      transcriptId: at.seenAt > seen ? at.transcriptId : null,
      section: at.seenAt > seen ? at.section : null,
    })),
  };
}
