import { z } from 'zod';
import { Id, IdParams, Ok } from '../common.schemas.ts';
import { route } from '../route.ts';
import * as calls from './forms.calls.ts';
import {
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

export const listForms = route(calls.listForms, {
  access: 'session',
  summary: 'Blank forms of the workspace, newest first.',
  response: z.array(Form),
  permission: 'form.read',
});
export const getForm = route(calls.getForm, {
  access: 'session',
  summary: 'A blank form.',
  params: IdParams,
  response: Form,
  permission: 'form.use',
});
export const getFormPdf = route(calls.getFormPdf, {
  access: 'session',
  summary: 'The blank form as it was uploaded, with ranges, as an attachment.',
  params: IdParams,
  response: z.instanceof(Blob),
  reply: 'bytes',
  permission: 'form.use',
});
export const uploadForm = route(calls.uploadForm, {
  access: 'session',
  summary: 'Add a blank form. Fields that the PDF holds itself are read at once.',
  body: z.object({}),
  bodyKind: 'multipart',
  response: Form,
  permission: 'workspace.edit',
  errors: ['UNSUPPORTED_MEDIA', 'TOO_LARGE', 'EMPTY_SOURCE', 'UNREADABLE_SOURCE', 'CONFLICT', 'UNAVAILABLE'],
});
export const deleteForm = route(calls.deleteForm, {
  access: 'session',
  summary: 'Put a blank form in the bin. Filled copies remain.',
  params: IdParams,
  response: Ok,
  permission: 'form.edit',
});
export const restoreForm = route(calls.restoreForm, {
  access: 'session',
  summary: '[ours] Take a blank form out of the bin.',
  params: IdParams,
  response: Form,
  permission: 'form.edit',
});
export const getFormFields = route(calls.getFormFields, {
  access: 'session',
  summary: 'The fields of a form and the sizes of its pages.',
  params: IdParams,
  response: FormFields,
  permission: 'form.use',
});
export const saveFormFields = route(calls.saveFormFields, {
  access: 'session',
  summary: 'Change the fields: a new version. Forms that are being filled in keep theirs.',
  params: IdParams,
  body: SaveFormFields,
  response: FormFields,
  permission: 'form.edit',
  errors: ['VERSION_CONFLICT'],
  largeBody: true,
});
export const generateFormFields = route(calls.generateFormFields, {
  access: 'session',
  summary: '[ours] Read the fields of a form again; they come one by one. Nothing is saved.',
  params: IdParams,
  response: FormFieldEvent,
  reply: 'stream',
  permission: 'form.edit',
  errors: ['UNREADABLE_SOURCE', 'UNAVAILABLE'],
});
export const proposeFormValues = route(calls.proposeFormValues, {
  access: 'session',
  summary: 'Values for the fields of a form from a chart, each with its source. Nothing is saved.',
  body: FormForPatient,
  response: FormProposals,
  permission: 'note.edit',
  phi: true,
});
export const listFormDrafts = route(calls.listFormDrafts, {
  access: 'session',
  summary: '[ours] Forms that are being filled in, the last changed first; of one chart, also those that are filled.',
  query: z.object({ noteId: Id.optional() }),
  response: z.array(FormDraftLine),
  permission: 'form.read',
  phi: true,
});
export const startFormDraft = route(calls.startFormDraft, {
  access: 'session',
  summary: '[ours] Begin to fill in a form for a patient, with the values that are found for it.',
  body: FormForPatient,
  response: FormDraft,
  permission: 'note.edit',
  phi: true,
});
export const getFormDraft = route(calls.getFormDraft, {
  access: 'session',
  whileViewing: 'as-member',
  summary: '[ours] A form that is being filled in, or was.',
  params: IdParams,
  response: FormDraft,
  permission: 'note.read',
  phi: true,
});
export const deleteFormDraft = route(calls.deleteFormDraft, {
  access: 'session',
  summary: '[ours] Delete what was entered. A filled form remains.',
  params: IdParams,
  response: Ok,
  permission: 'note.edit',
  errors: ['CONFLICT'],
});
export const setFormValue = route(calls.setFormValue, {
  access: 'session',
  summary: '[ours] Keep the value of one field.',
  params: z.object({ id: Id, fieldId: z.string().min(1).max(64) }),
  body: SetFormValue,
  response: FormDraft,
  permission: 'note.edit',
  errors: ['CONFLICT'],
  phi: true,
});
export const fillForm = route(calls.fillForm, {
  access: 'session',
  summary: 'The filled form as a PDF whose values every viewer shows. It becomes an entry of the chart, once.',
  params: IdParams,
  body: FillForm,
  response: z.instanceof(Blob),
  reply: 'bytes',
  permission: 'note.edit',
  errors: ['CONFLICT', 'FONT_MISSING', 'UNAVAILABLE'],
  phi: true,
});
