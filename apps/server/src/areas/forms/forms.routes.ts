import * as contract from '@clinical/contract/forms/forms.contract';
import { bind, bindBytes, bindStream } from '../../platform/area.ts';
import { deleteForm, restoreForm } from './delete-form.ts';
import { fillForm } from './fill-form.ts';
import {
  getForm,
  getFormDraft,
  getFormFields,
  listFormDrafts,
  listForms,
  proposeFormValues,
  readFormPdf,
} from './forms.reads.ts';
import { generateFormFields } from './generate-fields.ts';
import { saveFormFields } from './save-fields.ts';
import { deleteFormDraft, setFormValue } from './set-value.ts';
import { startFormDraft } from './start-draft.ts';
import { uploadForm } from './upload-form.ts';

export const routes = [
  bind(contract.listForms, (ctx) => listForms(ctx)),
  bind(contract.getForm, (ctx, { params }) => getForm(ctx, params.id)),
  bindBytes(contract.getFormPdf, (ctx, { params }) => readFormPdf(ctx, params.id)),
  bind(contract.uploadForm, (ctx, { files }) => uploadForm(ctx, files)),
  bind(contract.deleteForm, (ctx, { params }) => deleteForm(ctx, params.id)),
  bind(contract.restoreForm, (ctx, { params }) => restoreForm(ctx, params.id)),
  bind(contract.getFormFields, (ctx, { params }) => getFormFields(ctx, params.id)),
  bind(contract.saveFormFields, (ctx, { params, body }) => saveFormFields(ctx, params.id, body)),
  bindStream(contract.generateFormFields, (ctx, { params }, send) => generateFormFields(ctx, params.id, send)),
  bind(contract.proposeFormValues, (ctx, { body }) => proposeFormValues(ctx, body)),
  bind(contract.listFormDrafts, (ctx, { query }) => listFormDrafts(ctx, query.noteId)),
  bind(contract.startFormDraft, (ctx, { body }) => startFormDraft(ctx, body)),
  bind(contract.getFormDraft, (ctx, { params }) => getFormDraft(ctx, params.id)),
  bind(contract.deleteFormDraft, (ctx, { params }) => deleteFormDraft(ctx, params.id)),
  bind(contract.setFormValue, (ctx, { params, body }) => setFormValue(ctx, params, body)),
  bindBytes(contract.fillForm, (ctx, { params, body }) => fillForm(ctx, params.id, body)),
];
