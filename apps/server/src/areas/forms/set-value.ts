import type { Ok } from '@clinical/contract/common.schemas';
import type { FormDraft, SetFormValue } from '@clinical/contract/forms/forms.schemas';
import { AppError, invalid, notFound } from '../../platform/app-error.ts';
import type { Context, Tx } from '../../platform/context.ts';
import { noteAudience } from '../notes/public.ts';
import { deleteDraft, findOwnName, type FullDraft, getDraftFor, lockDraftFor, updateDraft } from './forms.queries.ts';
import { viewDraft } from './forms.view.ts';

/** Keeps the value of one field, whatever happens to the others. @throws AppError NOT_FOUND, INVALID_INPUT, CONFLICT once it is filled */
export async function setFormValue(
  ctx: Context,
  { id, fieldId }: { id: string; fieldId: string },
  { value, source }: Required<SetFormValue>,
): Promise<FormDraft> {
  return ctx.transaction(async (tx) => {
    const draft = await lockDraftFor(tx, id);
    assertNotFilled(draft);
    const field = draft.fields.find((each) => each.id === fieldId);
    if (!field) throw notFound();
    if (field.maxLength !== null && value.length > field.maxLength) {
      throw invalid(['body', 'value'], `“${field.name}” holds at most ${field.maxLength} characters`);
    }
    const now = tx.clock.now();
    const kept = { value, source, changedBy: await findOwnName(tx), changedAt: now };
    await updateDraft(tx, id, { values: { ...draft.values, [fieldId]: kept }, updatedAt: now });
    await tx.audit('form.change-value', { type: 'form-draft', id, noteId: draft.noteId });
    await publishDraft(tx, draft);
    return viewDraft(tx.actor, await getDraftFor(tx, id, 'edit'));
  });
}

/** Deletes what was entered in a form that is not filled yet. @throws AppError NOT_FOUND, CONFLICT once it is filled */
export async function deleteFormDraft(ctx: Context, id: string): Promise<Ok> {
  return ctx.transaction(async (tx) => {
    const draft = await lockDraftFor(tx, id);
    assertNotFilled(draft);
    await deleteDraft(tx, id);
    await tx.audit('form.delete-draft', { type: 'form-draft', id, noteId: draft.noteId });
    await publishDraft(tx, draft);
    return { ok: true };
  });
}

function assertNotFilled({ filledAt }: Pick<FullDraft, 'filledAt'>): void {
  if (filledAt === null) return;
  throw new AppError('CONFLICT', {
    message: 'This form is filled already, and its PDF lies in the chart. Begin another one.',
  });
}

/** Open pages load the draft again. */
export async function publishDraft(tx: Tx, { id, noteId }: Pick<FullDraft, 'id' | 'noteId'>): Promise<void> {
  tx.emit(await noteAudience(tx, [noteId]), { type: 'form-draft-changed', draftId: id, noteId });
}
