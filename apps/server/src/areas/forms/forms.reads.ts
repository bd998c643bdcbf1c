import type {
  Form,
  FormDraft,
  FormDraftLine,
  FormFields,
  FormForPatient,
  FormProposals,
} from '@clinical/contract/forms/forms.schemas';
import type { BytesReply } from '../../platform/area.ts';
import type { Context } from '../../platform/context.ts';
import { fileStore } from '../../platform/storage/file-store.ts';
import { getNoteFor } from '../notes/public.ts';
import { gatherFacts } from './gather-facts.ts';
import { getDraftFor, getForm as findForm, selectDrafts, selectForms } from './forms.queries.ts';
import { viewDraft, viewDraftLine, viewForm } from './forms.view.ts';
import { proposeValues } from './propose-values.ts';

type Chosen = Required<FormForPatient>;

export async function listForms(ctx: Context): Promise<Form[]> {
  const rows = await selectForms(ctx);
  await ctx.audit('form.list', { type: 'form', id: null });
  return rows.map((row) => viewForm(ctx.actor, row));
}

export async function getForm(ctx: Context, id: string): Promise<Form> {
  const form = await findForm(ctx, id);
  await ctx.audit('form.read', { type: 'form', id });
  return viewForm(ctx.actor, form);
}

export async function getFormFields(ctx: Context, id: string): Promise<FormFields> {
  const { version, pages, fields } = await findForm(ctx, id);
  await ctx.audit('form.read', { type: 'form', id });
  return { version, pages, fields };
}

/** A draft of a form in the bin shows its pages as well. @throws AppError NOT_FOUND */
export async function readFormPdf(ctx: Context, id: string): Promise<BytesReply> {
  const { fileId, fileName, size } = await findForm(ctx, id, { inBin: true });
  await ctx.audit('form.read', { type: 'form', id });
  return { fileName, mediaType: 'application/pdf', size, open: (range) => ctx.use(fileStore).read(fileId, range) };
}

export async function listFormDrafts(ctx: Context, noteId: string | undefined): Promise<FormDraftLine[]> {
  if (noteId !== undefined) await getNoteFor(ctx, noteId, 'read');
  const drafts = await selectDrafts(ctx, noteId);
  await ctx.audit('form.list-drafts', { type: 'form', id: null, ...(noteId === undefined ? {} : { noteId }) });
  return drafts.map(viewDraftLine);
}

export async function getFormDraft(ctx: Context, id: string): Promise<FormDraft> {
  const draft = await getDraftFor(ctx, id, 'read');
  await ctx.audit('form.read-draft', { type: 'form-draft', id, noteId: draft.noteId });
  return viewDraft(ctx.actor, draft);
}

/** What the chart and the chosen entries say to each field. @throws AppError NOT_FOUND */
export async function proposeFormValues(ctx: Context, { formId, noteId, entryIds }: Chosen): Promise<FormProposals> {
  const form = await findForm(ctx, formId);
  const facts = await gatherFacts(ctx, noteId, entryIds);
  await ctx.audit('form.propose', { type: 'form', id: formId, noteId });
  return { proposals: proposeValues(form.fields, facts) };
}
