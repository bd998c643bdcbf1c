import type { Form, FormDraft, FormDraftLine } from '@clinical/contract/forms/forms.schemas';
import { isoTime } from '../../platform/clock.ts';
import type { Actor } from '../../platform/session.ts';
import { draftAbilities, formAbilities } from './forms.policy.ts';
import type { FullDraft, FullForm } from './forms.queries.ts';

export function viewForm(actor: Actor, form: FullForm): Form {
  const { id, title, fileName, size, pages, fields, version, createdBy, createdAt, updatedAt } = form;
  return {
    id,
    title,
    fileName,
    size,
    pages: pages.length,
    fields: fields.length,
    version,
    createdBy,
    createdAt: isoTime(createdAt),
    updatedAt: isoTime(updatedAt),
    abilities: formAbilities(actor, form),
  };
}

export function viewDraft(actor: Actor, draft: FullDraft): FormDraft {
  const { id, formId, formVersion, noteId, patient, form, fields, values, proposals, transcriptId } = draft;
  return {
    id,
    formId,
    formTitle: form.title,
    formVersion,
    noteId,
    patient,
    pages: form.pages,
    fields,
    values: Object.fromEntries(
      Object.entries(values).map(([key, value]) => [key, { ...value, changedAt: isoTime(value.changedAt) }]),
    ),
    proposals,
    createdAt: isoTime(draft.createdAt),
    updatedAt: isoTime(draft.updatedAt),
    transcriptId,
    abilities: draftAbilities(actor, draft),
  };
}

export function viewDraftLine(draft: Omit<FullDraft, 'level'>): FormDraftLine {
  const { id, formId, form, noteId, patient, fields, values, updatedAt, transcriptId } = draft;
  return {
    id,
    formId,
    formTitle: form.title,
    noteId,
    patient,
    entered: Object.values(values).filter(({ value }) => value.trim() !== '').length,
    fields: fields.length,
    updatedAt: isoTime(updatedAt),
    transcriptId,
  };
}
