import { limits } from '@clinical/contract/limits';
import type { FormFieldEvent } from '@clinical/contract/forms/forms.schemas';
import { notFound } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { fileStore } from '../../platform/storage/file-store.ts';
import { formAbilities } from './forms.policy.ts';
import { getForm } from './forms.queries.ts';
import { readBlank } from './upload-form.ts';

type Send = (event: FormFieldEvent) => Promise<void>;

/** Reads the fields of a blank form again, one by one. Nothing is saved. @throws AppError NOT_FOUND, UNREADABLE_SOURCE */
export async function generateFormFields(ctx: Context, id: string, send: Send): Promise<void> {
  const form = await getForm(ctx, id);
  if (!formAbilities(ctx.actor, form).edit) throw notFound();
  await ctx.audit('form.generate-fields', { type: 'form', id });
  await send({ type: 'progress', message: 'Reading the form', progress: 0, total: form.pages.length });
  const bytes = await ctx.use(fileStore).readAll(form.fileId, limits.pdfFile);
  const { fields } = await readBlank(ctx, form.fileName, bytes);
  if (fields.length === 0) {
    await send({ type: 'error', message: 'This PDF has no fields of its own. Draw them on its pages.' });
    return;
  }
  for (const [at, data] of fields.entries())
    await send({ type: 'field', data, progress: at + 1, total: fields.length });
  const message = fields.length === 1 ? '1 field found' : `${fields.length} fields found`;
  await send({ type: 'complete', message, total_fields: fields.length, fields });
}
