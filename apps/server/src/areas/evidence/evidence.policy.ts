import { AppError } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/session.ts';

type LibraryActor = Pick<Actor, 'userId' | 'cap'>;

/** Whoever may change things in the workspace adds sources for it. */
export const mayAddSources = ({ cap }: Pick<Actor, 'cap'>): boolean => cap !== 'read';

/** Who added a source, and admins, take it out. What comes with the program stays. */
export function sourceAbilities(
  actor: LibraryActor,
  source: { workspaceId: string | null; addedBy: string | null },
): { delete: boolean } {
  const own = source.workspaceId !== null && actor.cap !== 'read';
  return { delete: own && (actor.cap === 'admin' || source.addedBy === actor.userId) };
}

/** @throws AppError CONFLICT when the actor only reads in the acting workspace */
export function assertMayAddSources(actor: LibraryActor): void {
  if (!mayAddSources(actor))
    throw new AppError('CONFLICT', { message: 'You can read in this workspace, but not add anything.' });
}
