import type { Actor } from '../../platform/session.ts';

type FaxActor = Pick<Actor, 'userId' | 'cap'>;

/** Contacts are the workspace's: who may change things there may change them. */
export const contactAbilities = ({ cap }: Pick<FaxActor, 'cap'>): { edit: boolean } => ({ edit: cap !== 'read' });

export const lineAbilities = ({ cap }: Pick<FaxActor, 'cap'>): { edit: boolean } => ({ edit: cap === 'admin' });

/** Who sent a fax, and admins, send it again to whom it did not reach. */
export function faxAbilities(actor: FaxActor, fax: { createdBy: string | null; direction: string }): { edit: boolean } {
  const isOwn = fax.createdBy === actor.userId;
  return { edit: fax.direction === 'sent' && actor.cap !== 'read' && (isOwn || actor.cap === 'admin') };
}
