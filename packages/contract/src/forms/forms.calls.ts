import { call } from '../call.ts';
import type {
  FillForm,
  Form,
  FormDraft,
  FormDraftLine,
  FormFieldEvent,
  FormFields,
  FormForPatient,
  FormProposals,
  SaveFormFields,
  SetFormValue,
} from './forms.schemas.ts';

type OfForm = { params: { id: string } };
type None = Record<never, never>;

export const listForms = call<None, Form[]>('GET', '/forms/templates');
export const getForm = call<OfForm, Form>('GET', '/forms/templates/{id}');
/** The blank form as it was uploaded. */
export const getFormPdf = call<OfForm, Blob>('GET', '/forms/templates/{id}/pdf');
export const uploadForm = call<{ body: None }, Form>('POST', '/forms/upload-pdf');
export const deleteForm = call<OfForm, { ok: true }>('DELETE', '/forms/templates/{id}');
export const restoreForm = call<OfForm, Form>('POST', '/forms/templates/{id}/restore');
export const getFormFields = call<OfForm, FormFields>('GET', '/forms/templates/{id}/custom-fields');
export const saveFormFields = call<OfForm & { body: SaveFormFields }, FormFields>(
  'PUT',
  '/forms/templates/{id}/custom-fields',
);
export const generateFormFields = call<OfForm, FormFieldEvent>('POST', '/forms/templates/{id}/generate-fields');
export const proposeFormValues = call<{ body: FormForPatient }, FormProposals>('POST', '/forms/extract-with-ai');
export const listFormDrafts = call<{ query: { noteId?: string } }, FormDraftLine[]>('GET', '/forms/drafts');
export const startFormDraft = call<{ body: FormForPatient }, FormDraft>('POST', '/forms/drafts');
export const getFormDraft = call<OfForm, FormDraft>('GET', '/forms/drafts/{id}');
export const deleteFormDraft = call<OfForm, { ok: true }>('DELETE', '/forms/drafts/{id}');
export const setFormValue = call<{ params: { id: string; fieldId: string }; body: SetFormValue }, FormDraft>(
  'PUT',
  '/forms/drafts/{id}/values/{fieldId}',
);
export const fillForm = call<OfForm & { body: FillForm }, Blob>('POST', '/forms/templates/{id}/fill');
