import type { Form, FormDraft } from '@clinical/contract/forms/forms.schemas';
import { capLevel, type GrantLevel, includesLevel } from '../../platform/access.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/session.ts';

type FormActor = Pick<Actor, 'userId' | 'cap'>;

/** Everybody in the workspace uses its forms; the owner and admins change them. */
export function formAbilities(actor: FormActor, form: { ownerId: string }): Form['abilities'] {
  return { edit: actor.cap === 'admin' || (actor.cap !== 'read' && form.ownerId === actor.userId) };
}

/** `level` is the actor's best grant on the chart. What is filled does not change any more. */
export function draftAbilities(
  actor: Pick<Actor, 'cap'>,
  draft: { level: GrantLevel; filledAt: number | null },
): FormDraft['abilities'] {
  const edit = includesLevel(draft.level, 'edit') && includesLevel(capLevel(actor.cap), 'edit');
  return { edit: edit && draft.filledAt === null };
}

/** @throws AppError CONFLICT when the actor only reads in the acting workspace. */
export function assertMayAddForms(actor: FormActor): void {
  if (actor.cap === 'read') {
    throw new AppError('CONFLICT', { message: 'You can read in this workspace, but not add anything.' });
  }
}
