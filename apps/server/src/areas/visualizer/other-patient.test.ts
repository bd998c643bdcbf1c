import { expect, it } from 'vitest';
import { otherPatient } from './other-patient.ts';

const chart = { title: 'Émile Dubois', dateOfBirth: '1950-02-09', sex: 'male' };
const patient = (name: string, birthDate: string | null) => ({ name, birthDate, sex: null, mrn: null });

it.each([
  ['Emile DUBOIS', '1950-02-09', []],
  ['Dubois, Émile Jean', '1950-02-09', []],
  ['Émile Dubois', '1950-02-10', ['birthDate']],
  ['Émile Dubois', null, ['birthDate']],
  ['Émile Durand', '1950-02-09', ['name']],
  ['', '1950-02-09', ['name']],
])('%s, %s', (name, birthDate, differs) => expect(otherPatient(patient(name, birthDate), chart)).toEqual(differs));

it('without a patient or a date of birth in the chart nothing is sure', () => {
  expect(otherPatient(null, chart)).toEqual(['name', 'birthDate']);
  expect(otherPatient(patient('Émile Dubois', '1950-02-09'), { ...chart, dateOfBirth: null })).toEqual(['birthDate']);
});
