import { limits } from '@clinical/contract/limits';
import type { ActiveEditors } from '@clinical/contract/notes/notes.schemas';
import type { Context } from '../../platform/context.ts';
import { selectEditors } from './editors.queries.ts';
import { getNoteFor } from './notes.queries.ts';

/** Who edited the chart within the last half minute, latest first. */
export async function getActiveEditors(ctx: Context, id: string): Promise<ActiveEditors> {
  const note = await getNoteFor(ctx, id, 'read');
  const [editors] = await Promise.all([
    selectEditors(ctx, note.id, ctx.clock.now() - limits.editorActiveFor),
    ctx.audit('note.read-editors', { type: 'note', id: note.id, noteId: note.id }),
  ]);
  return {
    activeEditors: editors.map(({ userId, nickname, givenName, familyName, lastEditAt }) => ({
      userId,
      nickname: nickname || `${givenName} ${familyName}`.trim(),
      lastEditAt: Math.floor(lastEditAt / 1_000),
      isCurrentUser: userId === ctx.actor.userId,
    })),
  };
}
