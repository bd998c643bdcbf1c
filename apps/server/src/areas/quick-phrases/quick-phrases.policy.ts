import type { PhraseScope, QuickPhrase } from '@clinical/contract/quick-phrases/quick-phrases.schemas';
import { AppError } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/session.ts';

type PhraseActor = Pick<Actor, 'userId' | 'cap'>;

/** A shared phrase is its author's and the admins' to change; one of my own is always mine. */
export function quickPhraseAbilities(
  actor: PhraseActor,
  phrase: { ownerId: string; scope: PhraseScope },
): QuickPhrase['abilities'] {
  const mine = phrase.ownerId === actor.userId;
  const may = phrase.scope === 'me' ? mine : actor.cap === 'admin' || (mine && actor.cap === 'edit');
  return { edit: may, delete: may };
}

/** @throws AppError CONFLICT when the actor only reads in the workspace that it is to be shared with. */
export function assertMayShare(actor: PhraseActor, scope: PhraseScope): void {
  if (scope === 'workspace' && actor.cap === 'read') {
    throw new AppError('CONFLICT', {
      message: 'You have read-only access to this workspace and cannot share phrases. Save the phrase for yourself.',
      notAllowed: true,
    });
  }
}
