import type { PersonWithAccess } from '@clinical/contract/teams/permissions.schemas';
import { grantLevels, includesLevel } from '../../platform/access.ts';
import type { Context } from '../../platform/context.ts';
import { nameOf } from '../teams/public.ts';
import { type Reach, selectReaches } from './note-access.queries.ts';
import { getNoteFor, type NoteRow } from './notes.queries.ts';

/** Who may open a chart, each once by their best way, owners first. @throws AppError NOT_FOUND for who may not edit it */
export async function listNoteAccess(ctx: Context, id: string): Promise<PersonWithAccess[]> {
  const note = await getNoteFor(ctx, id, 'edit');
  const { db } = ctx.withRowLevelSecurity(note.workspaceId);
  const best = new Map<string, Reach>();
  for (const reach of await selectReaches(db, note)) {
    const before = best.get(reach.person.id);
    if (!before || !includesLevel(before.level, reach.level)) best.set(reach.person.id, reach);
  }
  await ctx.audit('note.list-access', { type: 'note', id, noteId: id });
  return [...best.values()]
    .map((reach) => viewReach(note, reach))
    .toSorted(
      (one, other) =>
        Number(other.kind === 'owner') - Number(one.kind === 'owner') ||
        grantLevels.indexOf(other.level) - grantLevels.indexOf(one.level) ||
        one.name.localeCompare(other.name),
    );
}

function viewReach({ ownerId }: NoteRow, { person, level, kind, department, sharer }: Reach): PersonWithAccess {
  const via = sharer ? nameOf(sharer) : department;
  const own = person.id === ownerId ? 'owner' : 'merge';
  return {
    userId: person.id,
    name: nameOf(person),
    email: person.email,
    level,
    kind: kind === 'user' ? own : kind,
    via,
  };
}
