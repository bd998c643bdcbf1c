import type { FormDraft, FormForPatient, FormProposal } from '@clinical/contract/forms/forms.schemas';
import type { Context } from '../../platform/context.ts';
import { getNoteFor } from '../notes/public.ts';
import { gatherFacts } from './gather-facts.ts';
import { type DraftRow, getDraftFor, getForm, insertDraft } from './forms.queries.ts';
import type { StoredValue } from './forms.table.ts';
import { viewDraft } from './forms.view.ts';
import { proposeValues } from './propose-values.ts';

/**
 * Begins to fill in a form for a patient. A field with one proposal holds it until somebody changes it; one with several that differ
 * stays blank until somebody chooses. @throws AppError NOT_FOUND
 */
export async function startFormDraft(ctx: Context, input: Required<FormForPatient>): Promise<FormDraft> {
  const { formId, noteId, entryIds } = input;
  return ctx.transaction(async (tx) => {
    const form = await getForm(tx, formId);
    const chart = await getNoteFor(tx, noteId, 'edit');
    const proposals = proposeValues(form.fields, await gatherFacts(tx, noteId, entryIds));
    const now = tx.clock.now();
    const row: DraftRow = {
      id: tx.ids.uuid(),
      workspaceId: chart.workspaceId,
      noteId,
      formId,
      formVersion: form.version,
      values: firstValues(proposals, now),
      proposals,
      createdBy: tx.actor.userId,
      createdAt: now,
      updatedAt: now,
      transcriptId: null,
      filledAt: null,
    };
    await insertDraft(tx, row);
    await tx.audit('form.start', { type: 'form-draft', id: row.id, noteId });
    return viewDraft(tx.actor, await getDraftFor(tx, row.id, 'edit'));
  });
}

function firstValues(proposals: Record<string, FormProposal[]>, changedAt: number): Record<string, StoredValue> {
  return Object.fromEntries(
    Object.entries(proposals).flatMap(([id, [only, ...others]]) =>
      only && others.length === 0 ? [[id, { ...only, changedBy: null, changedAt }]] : [],
    ),
  );
}
