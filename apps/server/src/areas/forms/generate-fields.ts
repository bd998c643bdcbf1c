import type { FormField } from '@clinical/contract/forms/fields.schemas';
import { limits } from '@clinical/contract/limits';
import { type FormFieldEvent, mostFormFields } from '@clinical/contract/forms/forms.schemas';
import { documentReader } from '../../gateways/documents/port.ts';
import { AppError, notFound } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { fileStore } from '../../platform/storage/file-store.ts';
import { formAbilities } from './forms.policy.ts';
import { getForm } from './forms.queries.ts';
import { readBlank } from './upload-form.ts';

type Send = (event: FormFieldEvent) => Promise<void>;

/**
 * Finds the fields of a blank form anew, one by one: its own, else boxes by what is printed on it. Nothing is saved.
 * @throws AppError NOT_FOUND, UNREADABLE_SOURCE
 */
export async function generateFormFields(ctx: Context, id: string, send: Send): Promise<void> {
  const form = await getForm(ctx, id);
  if (!formAbilities(ctx.actor, form).edit) throw notFound();
  await ctx.audit('form.generate-fields', { type: 'form', id });
  await send({ type: 'progress', message: 'Reading the form', progress: 0, total: form.pages.length });
  const bytes = await ctx.use(fileStore).readAll(form.fileId, limits.pdfFile);
  const { fields: own } = await readBlank(ctx, form.fileName, bytes);
  if (own.length > 0) {
    for (const [at, data] of own.entries()) await send({ type: 'field', data, progress: at + 1, total: own.length });
    return complete(own, send);
  }
  try {
    await complete(await findOnPages(ctx, bytes, send), send);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    await send({ type: 'error', message: error.message });
  }
}

/** Each field is sent as its page has been read; `progress` and `total` count pages. */
async function findOnPages(ctx: Context, bytes: Uint8Array, send: Send): Promise<FormField[]> {
  const fields: FormField[] = [];
  let sent = Promise.resolve();
  await ctx.use(documentReader).findFields({ bytes, signal: ctx.signal }, (found) => {
    const { page: progress, of: total } = found;
    const kept = found.fields.slice(0, mostFormFields - fields.length);
    fields.push(...kept);
    sent = sent.then(async () => {
      for (const data of kept) await send({ type: 'field', data, progress, total });
      await send({ type: 'progress', message: `Page ${progress} of ${total} read`, progress, total });
    });
    // a reader who has gone ends the work by the request's signal
    sent.catch(() => undefined);
  });
  await sent;
  return fields;
}

function complete(fields: FormField[], send: Send): Promise<void> {
  const message = fields.length === 1 ? '1 field found' : `${fields.length} fields found`;
  return send({ type: 'complete', message, total_fields: fields.length, fields });
}
