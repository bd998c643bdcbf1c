import * as calls from '@clinical/contract/forms/forms.calls';
import type { Form, FormDraft } from '@clinical/contract/forms/forms.schemas';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { eventStream, startFakeApi } from '../../testing/fake-api.ts';
import { renderUi } from '../../testing/render.tsx';
import { DraftPage } from './DraftPage.tsx';
import { FieldsPage } from './FieldsPage.tsx';
import { FormsPage } from './FormsPage.tsx';

const at = '2026-01-01T00:00:00.000Z';
const id = '01900000-0000-7000-8000-000000000001';
const form: Form = {
  id,
  title: 'Referral',
  fileName: 'Referral.pdf',
  size: 1,
  pages: 1,
  fields: 2,
  version: 1,
  createdBy: 'Ann Lee',
  createdAt: at,
  updatedAt: at,
  abilities: { edit: true },
};
const field = (fieldId: string, name: string, required: boolean): FormDraft['fields'][number] => ({
  id: fieldId,
  pdfName: name,
  name,
  type: 'text',
  hint: '',
  required,
  condition: null,
  options: [],
  multiline: false,
  maxLength: null,
  comb: false,
  attests: false,
  confirmed: true,
  boxes: [{ page: 1, x: 10, y: 10, width: 100, height: 20, option: null }],
});
const source = { kind: 'chart', entryId: null, quote: '', at: null } as const;
const draft: FormDraft = {
  id,
  formId: id,
  formTitle: 'Referral',
  formVersion: 1,
  noteId: id,
  patient: 'Jane Roe',
  pages: [{ width: 612, height: 792 }],
  fields: [field('f1', 'Patient name', false), field('f2', 'Diagnosis', true)],
  values: { f1: { value: 'Jane Roe', source, changedBy: null, changedAt: at } },
  proposals: { f1: [{ value: 'Jane Roe', source }] },
  createdAt: at,
  updatedAt: at,
  transcriptId: null,
  abilities: { edit: true },
};

it('says what will be here, and shows what was uploaded', async () => {
  const api = startFakeApi();
  api.on(calls.listFormDrafts, () => []);
  api.on(calls.listForms, () => api.requests(calls.uploadForm).map(() => form));
  api.on(calls.uploadForm, () => form);
  const { user } = renderUi(<FormsPage />);
  expect(await screen.findByText('Your forms will be here')).toBeDefined();
  await user.upload(
    screen.getByLabelText('Upload form', { selector: 'input' }),
    new File(['x'], 'Referral.pdf', { type: 'application/pdf' }),
  );
  expect(await screen.findByRole('button', { name: 'Fill in Referral' })).toBeDefined();
});

it('shows proposed values with their source, counts what is blank, and keeps each value as it is entered', async () => {
  const api = startFakeApi();
  api.on(calls.getFormDraft, () => draft);
  api.on(calls.setFormValue, (request) => ({
    ...draft,
    values: {
      ...draft.values,
      f2: { value: String(request.body.value), source: null, changedBy: 'Me', changedAt: at },
    },
  }));
  const { user } = renderUi(<DraftPage id={id} />);
  const list = await screen.findByRole('group', { name: 'Fields of the form' });
  expect(list.textContent).toContain('Proposed · From the chart');
  expect(screen.getByText(/1 required field is blank/)).toBeDefined();
  await user.type(screen.getByLabelText('Diagnosis *'), 'Strain');
  await waitFor(() => expect(api.requests(calls.setFormValue).at(-1)?.body).toEqual({ value: 'Strain', source: null }));
  expect(await screen.findByText(/Saved/)).toBeDefined();
  expect(screen.queryByText(/required field is blank/)).toBeNull();
});

const flat = (api: ReturnType<typeof startFakeApi>) => {
  api.on(calls.getForm, () => ({ ...form, fields: 0 }));
  api.on(calls.getFormFields, () => ({ fields: [], pages: draft.pages, version: 1 }));
};

it('finds the fields of a flat form, leads through those to check, and saves them', async () => {
  const api = startFakeApi();
  flat(api);
  const [sure, unsure] = [field('p1-1', 'Patient name', false), { ...field('p1-2', 'Ward', false), confirmed: false }];
  api.on(calls.generateFormFields, () =>
    eventStream([
      { type: 'progress', message: 'Reading the form', progress: 0, total: 1 },
      ...[sure, unsure].map((data) => ({ type: 'field', data, progress: 1, total: 1 })),
      { type: 'progress', message: 'Page 1 of 1 read', progress: 1, total: 1 },
      { type: 'complete', message: '2 fields found', total_fields: 2, fields: [sure, unsure] },
    ]),
  );
  api.on(calls.saveFormFields, ({ body }) => ({ fields: body.fields, pages: draft.pages, version: 2 }));
  const { user } = renderUi(<FieldsPage id={id} />);
  await user.click(await screen.findByRole('button', { name: 'Find fields' }));
  expect(await screen.findByText('1 field to check')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Next to check' }));
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Ward');
  await user.click(screen.getByRole('button', { name: 'Looks right' }));
  expect(screen.queryByText('1 field to check')).toBeNull();
  const save = screen.getByRole<HTMLButtonElement>('button', { name: 'Save fields' });
  await user.click(save);
  await waitFor(() => expect(save.disabled).toBe(true));
  expect(api.requests(calls.saveFormFields).map(({ body }) => body)).toEqual([
    { version: 1, fields: [sure, { ...unsure, confirmed: true }] },
  ]);
});

it('says why fields were not found, and when there are none', async () => {
  const api = startFakeApi();
  flat(api);
  api.on(calls.generateFormFields, () =>
    eventStream(
      api.requests(calls.generateFormFields).length === 1
        ? [{ type: 'error', message: 'Too many documents are being read.' }]
        : [{ type: 'complete', message: '0 fields found', total_fields: 0, fields: [] }],
    ),
  );
  const { user } = renderUi(<FieldsPage id={id} />);
  await user.click(await screen.findByRole('button', { name: 'Find fields' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Too many documents are being read.');
  await user.click(screen.getByRole('button', { name: 'Find fields' }));
  expect(await screen.findByText(/No boxes or lines were found/)).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});
