import type { Note } from '@clinical/contract/notes/notes.schemas';
import { capLevel, includesLevel, type GrantLevel } from '../../platform/access.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/session.ts';

/** The best grant on a chart, within what the actor's workspace lets them do at all. */
export function effectiveLevel(actor: Pick<Actor, 'cap'>, level: GrantLevel): GrantLevel {
  const cap = capLevel(actor.cap);
  return includesLevel(level, cap) ? cap : level;
}

export function noteAbilities(actor: Pick<Actor, 'cap'>, note: { level: GrantLevel }): Note['abilities'] {
  const level = effectiveLevel(actor, note.level);
  const manages = includesLevel(level, 'manage');
  return { edit: includesLevel(level, 'edit'), delete: manages, seeLog: manages };
}

/** @throws AppError CONFLICT when the actor only reads in the acting workspace. */
export function assertMayAddNotes(actor: Pick<Actor, 'cap'>): void {
  if (actor.cap === 'read') {
    throw new AppError('CONFLICT', {
      message: 'You have read-only access to this workspace and cannot add patients.',
      notAllowed: true,
    });
  }
}
