import type { FormFields, SaveFormFields } from '@clinical/contract/forms/forms.schemas';
import { AppError, invalid, notFound } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { formAbilities } from './forms.policy.ts';
import { insertVersion, lockForm, updateForm } from './forms.queries.ts';

/** Makes a new version of a form's fields. @throws AppError NOT_FOUND, VERSION_CONFLICT when somebody changed them meanwhile */
export async function saveFormFields(ctx: Context, id: string, input: SaveFormFields): Promise<FormFields> {
  return ctx.transaction(async (tx) => {
    const form = await lockForm(tx, id);
    if (form.deletedAt !== null || !formAbilities(tx.actor, form).edit) throw notFound();
    if (form.version !== input.version) {
      throw new AppError('VERSION_CONFLICT', {
        message: 'Somebody else changed the fields of this form meanwhile. Load them again.',
      });
    }
    const stray = input.fields.findIndex(({ boxes }) => boxes.some(({ page }) => page > form.pages.length));
    if (stray >= 0) throw invalid(['body', 'fields', stray, 'boxes'], `the form has ${form.pages.length} pages`);
    const ids = new Set(input.fields.map((field) => field.id));
    const lost = input.fields.findIndex(
      ({ id: own, condition }) => condition && (!ids.has(condition.fieldId) || condition.fieldId === own),
    );
    if (lost >= 0) throw invalid(['body', 'fields', lost, 'condition'], 'a condition names another field of the form');
    const version = form.version + 1;
    await insertVersion(tx, { id, version }, input.fields);
    await updateForm(tx, id, { version, updatedAt: tx.clock.now(), ...(input.title ? { title: input.title } : {}) });
    await tx.audit('form.change', { type: 'form', id });
    return { version, pages: form.pages, fields: input.fields };
  });
}
