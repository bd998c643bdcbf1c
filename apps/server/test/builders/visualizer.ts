import { importChart } from '@clinical/contract/visualizer/visualizer.calls';
import type { ChartImport, NewChartImportInput } from '@clinical/contract/visualizer/visualizer.schemas';
import type { TestAccount } from './accounts.ts';

/** A FHIR R4 Bundle of one patient, written for these tests. */
export function fhirBundle(name = 'Ines Halloran', more: object[] = []): Record<string, unknown> {
  const loinc = (code: string, display: string) => ({ coding: [{ system: 'http://loinc.org', code, display }] });
  const a1c = (id: string, value: number, effectiveDateTime: string) => ({
    resourceType: 'Observation',
    id,
    status: 'final',
    code: loinc('4548-4', 'HbA1c'),
    effectiveDateTime,
    valueQuantity: { value, unit: '%' },
  });
  const resources = [
    { resourceType: 'Patient', id: 'p1', name: [{ text: name }], gender: 'female' },
    a1c('a1', 8.1, '2024-01-10'),
    a1c('a2', 7.2, '2024-07-10'),
    {
      resourceType: 'MedicationRequest',
      id: 'm1',
      status: 'active',
      authoredOn: '2024-01-10',
      medicationCodeableConcept: { text: 'warfarin 5 MG Oral Tablet' },
    },
    {
      resourceType: 'AllergyIntolerance',
      id: 'x1',
      clinicalStatus: { coding: [{ code: 'active' }] },
      code: { text: 'Allergy to penicillin' },
    },
    ...more,
  ];
  return { resourceType: 'Bundle', type: 'collection', entry: resources.map((resource) => ({ resource })) };
}

export function newChartImport(
  account: TestAccount,
  noteId: string,
  overrides: Partial<NewChartImportInput> = {},
): Promise<ChartImport> {
  const usual = { name: 'summary.json', bundle: fhirBundle(), confirmed: true };
  return account.ok(importChart, { params: { id: noteId }, body: { ...usual, ...overrides } });
}
