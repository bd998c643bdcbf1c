import * as calls from '@clinical/contract/forms/forms.calls';
import type { Form, FormDraft } from '@clinical/contract/forms/forms.schemas';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { startFakeApi } from '../../testing/fake-api.ts';
import { renderUi } from '../../testing/render.tsx';
import { DraftPage } from './DraftPage.tsx';
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
