import type { Actor } from '../../platform/session.ts';

type FaxActor = Pick<Actor, 'userId' | 'cap'>;

/** Contacts are the workspace's: who may change things there may change them. */
export const contactAbilities = ({ cap }: Pick<FaxActor, 'cap'>): { edit: boolean } => ({ edit: cap !== 'read' });

export const lineAbilities = ({ cap }: Pick<FaxActor, 'cap'>): { edit: boolean } => ({ edit: cap === 'admin' });

/**
 * Who sent a fax, and admins, send it again to whom it did not reach. Who may change things files what came in; what was split is
 * filed in its parts.
 */
export function faxAbilities(
  actor: FaxActor,
  fax: { createdBy: string | null; direction: string; splitAt: number | null },
): { edit: boolean; file: boolean } {
  const isOwn = fax.createdBy === actor.userId;
  const mayChange = actor.cap !== 'read';
  return {
    edit: fax.direction === 'sent' && mayChange && (isOwn || actor.cap === 'admin'),
    file: fax.direction === 'received' && mayChange && fax.splitAt === null,
  };
}
