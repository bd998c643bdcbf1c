import { limits } from '@clinical/contract/limits';
import type { Form } from '@clinical/contract/forms/forms.schemas';
import { documentReader } from '../../gateways/documents/port.ts';
import { AppError, invalid } from '../../platform/app-error.ts';
import type { UploadedFile } from '../../platform/area.ts';
import type { Context } from '../../platform/context.ts';
import { deleteFiles } from '../../platform/storage/delete-files.ts';
import { fileStore } from '../../platform/storage/file-store.ts';
import { checkDocuments } from '../capture/public.ts';
import { assertMayAddForms } from './forms.policy.ts';
import { findOwnName, type FormRow, insertForm } from './forms.queries.ts';
import { viewForm } from './forms.view.ts';

/**
 * Adds a blank form with the fields that it holds itself.
 * @throws AppError UNSUPPORTED_MEDIA, TOO_LARGE, EMPTY_SOURCE, UNREADABLE_SOURCE with the file's name; then no file is kept
 */
export async function uploadForm(ctx: Context, files: UploadedFile[]): Promise<Form> {
  try {
    assertMayAddForms(ctx.actor);
    const [file, ...more] = files;
    if (!file || more.length > 0) throw invalid(['body', 'files'], 'choose one PDF');
    checkDocuments([file], 'pdf');
    return await store(ctx, file);
  } catch (error) {
    await deleteFiles(
      ctx,
      files.map(({ fileId }) => fileId),
    );
    throw error;
  }
}

async function store(ctx: Context, { fileId, fileName, size }: UploadedFile): Promise<Form> {
  const bytes = await ctx.use(fileStore).readAll(fileId, limits.pdfFile);
  const { pages, fields } = await readBlank(ctx, fileName, bytes);
  const now = ctx.clock.now();
  const row: FormRow = {
    id: ctx.ids.uuid(),
    workspaceId: ctx.actor.workspaceId,
    ownerId: ctx.actor.userId,
    title:
      fileName
        .replace(/\.pdf$/i, '')
        .replaceAll(/[_-]+/g, ' ')
        .trim()
        .slice(0, 200) || fileName,
    fileId,
    fileName,
    size,
    pages,
    version: 1,
    createdAt: now,
    updatedAt: now,
    deletedAt: null,
  };
  return ctx.transaction(async (tx) => {
    await insertForm(tx, row, fields);
    await tx.audit('form.create', { type: 'form', id: row.id });
    return viewForm(tx.actor, { ...row, fields, createdBy: await findOwnName(tx) });
  });
}

/** The pages and own fields of a blank PDF. @throws AppError UNREADABLE_SOURCE, TOO_LARGE with the file's name */
export async function readBlank(ctx: Context, fileName: string, bytes: Uint8Array) {
  try {
    return await ctx.use(documentReader).readForm({ bytes, signal: ctx.signal });
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500) throw error;
    throw new AppError(error.code, { message: `“${fileName}”: ${error.message}`, cause: error });
  }
}
