import type { FormField } from '@clinical/contract/forms/fields.schemas';
import { expect, it } from 'vitest';
import { type Fact, proposeValues } from './propose-values.ts';

const field = (name: string, overrides: Partial<FormField> = {}): FormField => ({
  id: name,
  pdfName: null,
  name,
  type: 'text',
  hint: '',
  required: false,
  condition: null,
  options: [],
  multiline: false,
  maxLength: null,
  comb: false,
  attests: false,
  confirmed: true,
  boxes: [{ page: 1, x: 0, y: 0, width: 100, height: 20, option: null }],
  ...overrides,
});
const source = { kind: 'chart', entryId: null, quote: '', at: null } as const;
const facts: Fact[] = [
  { kind: 'patient-name', value: 'Jane Roe', source },
  { kind: 'patient-given-name', value: 'Jane', source },
  { kind: 'birth-date', value: '02/01/1980', source },
  { kind: 'sex', value: 'female', source },
  { kind: 'clinician-name', value: 'Dr Ann Lee', source },
  { kind: 'clinician-npi', value: '1234567893', source },
  { kind: 'section', header: 'Assessment', value: 'Lumbar strain.', source },
  { kind: 'section', header: 'Assessment', value: 'Sciatica.', source },
];
const valuesOf = (...fields: FormField[]) =>
  Object.fromEntries(
    Object.entries(proposeValues(fields, facts)).map(([id, found]) => [id, found.map(({ value }) => value)]),
  );

it('tells the patient from the clinician by the words of the form', () => {
  expect(
    valuesOf(
      field('Patient’s name'),
      field('First name'),
      field('3. DATE OF BIRTH', { type: 'date' }),
      field("Provider's name"),
      field('NPI'),
      field('Sex', { type: 'choice', options: [{ value: '2', label: 'Female' }] }),
    ),
  ).toEqual({
    'Patient’s name': ['Jane Roe'],
    'First name': ['Jane'],
    '3. DATE OF BIRTH': ['02/01/1980'],
    "Provider's name": ['Dr Ann Lee'],
    NPI: ['1234567893'],
    Sex: ['2'],
  });
});

it('shows all that differ, and proposes nothing of other people, for signatures, for boxes to check, or what does not fit', () => {
  expect(
    valuesOf(
      field('Diagnosis'),
      field("Spouse's name"),
      field('Employer name'),
      field('Patient signature', { type: 'signature', attests: true }),
      field('Patient name', { maxLength: 3 }),
      field('Name of next of kin'),
      field('NPI', { confirmed: false }),
    ),
  ).toEqual({ Diagnosis: ['Lumbar strain.', 'Sciatica.'] });
});
