import type { Ok } from '@clinical/contract/common.schemas';
import type { Form } from '@clinical/contract/forms/forms.schemas';
import { notFound } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { formAbilities } from './forms.policy.ts';
import { lockForm, updateForm } from './forms.queries.ts';
import { viewForm } from './forms.view.ts';

/** Puts a form in the bin. What is being filled in from it goes on. @throws AppError NOT_FOUND */
export async function deleteForm(ctx: Context, id: string): Promise<Ok> {
  return ctx.transaction(async (tx) => {
    const form = await lockForm(tx, id);
    if (form.deletedAt !== null || !formAbilities(tx.actor, form).edit) throw notFound();
    await updateForm(tx, id, { deletedAt: tx.clock.now() });
    await tx.audit('form.delete', { type: 'form', id });
    return { ok: true };
  });
}

/** Takes a form out of the bin; one that is not in it stays as it is. @throws AppError NOT_FOUND */
export async function restoreForm(ctx: Context, id: string): Promise<Form> {
  return ctx.transaction(async (tx) => {
    const form = await lockForm(tx, id);
    if (!formAbilities(tx.actor, form).edit) throw notFound();
    await updateForm(tx, id, { deletedAt: null });
    await tx.audit('form.restore', { type: 'form', id });
    return viewForm(tx.actor, form);
  });
}
