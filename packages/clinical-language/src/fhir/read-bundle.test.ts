import { describe, expect, it } from 'vitest';
import { BundleError } from './fields.ts';
import { readBundle } from './read-bundle.ts';

const patient = {
  resourceType: 'Patient',
  id: 'p1',
  name: [{ use: 'official', given: ['Ana', 'Maria'], family: 'Roe' }],
  gender: 'female',
  birthDate: '1970-02-01',
};
const bundle = (...resources: object[]) => ({
  resourceType: 'Bundle',
  type: 'collection',
  entry: [patient, ...resources].map((resource) => ({ resource })),
});
const loinc = (code: string, display: string) => ({ coding: [{ system: 'http://loinc.org', code, display }] });
const observation = (rest: object) => ({
  resourceType: 'Observation',
  id: 'o1',
  status: 'final',
  code: loinc('4548-4', 'HbA1c'),
  subject: { reference: 'Patient/p1' },
  effectiveDateTime: '2026-03-11T08:15:00+01:00',
  ...rest,
});
const problemsWith = (json: unknown) => {
  try {
    readBundle(json);
  } catch (error) {
    if (error instanceof BundleError) return error.issues.map(({ path, message }) => `${path}: ${message}`);
  }
  return [];
};

describe('a FHIR R4 Bundle', () => {
  it('gives a value with unit, moment, range and flag', () => {
    const { facts } = readBundle(
      bundle(
        observation({
          valueQuantity: { value: 7.2, unit: '%', comparator: '<=' },
          referenceRange: [{ high: { value: 5.7 } }],
          interpretation: [{ coding: [{ code: 'H' }] }],
        }),
      ),
    );
    expect(facts.patient).toEqual({ name: 'Ana Maria Roe', birthDate: '1970-02-01', sex: 'female', mrn: null });
    expect(facts.values).toEqual([
      {
        key: 'Observation/o1',
        code: '4548-4',
        name: 'HbA1c',
        text: '<=7.2 %',
        comparator: '<',
        value: 7.2,
        second: null,
        unit: '%',
        date: '2026-03-11',
        time: '08:15',
        low: null,
        high: 5.7,
        flag: 'high',
        final: true,
      },
    ]);
  });

  it('takes a blood pressure as a pair, and every other component by itself', () => {
    const part = (code: string, value: number, unit = 'mm[Hg]') => ({
      code: loinc(code, code),
      valueQuantity: { value, unit },
    });
    const pressure = observation({
      code: loinc('85354-9', 'Blood pressure'),
      component: [part('8462-4', 80), part('8480-6', 120), part('8478-0', 93)],
    });
    expect(readBundle(bundle(pressure)).facts.values.map(({ code, text }) => `${code} ${text}`)).toEqual([
      '85354-9 120/80 mm[Hg]',
      '8478-0 93 mm[Hg]',
    ]);
  });

  it('keeps words, absent values and partial days as they are', () => {
    const { facts } = readBundle(
      bundle(
        observation({ id: 'a', effectiveDateTime: '2019', valueCodeableConcept: { text: 'Never smoker' } }),
        observation({ id: 'b', effectiveDateTime: '2020-05', dataAbsentReason: { text: 'Not performed' } }),
        observation({ id: 'c', effectiveDateTime: undefined, status: 'preliminary', valueString: 'cloudy' }),
      ),
    );
    expect(facts.values.map(({ text, date, final }) => [text, date, final])).toEqual([
      ['Never smoker', '2019', true],
      ['No value: Not performed', '2020-05', true],
      ['cloudy', null, false],
    ]);
  });

  it('reads problems, medication and allergies with their status and days', () => {
    const { facts, skipped, withdrawn } = readBundle(
      bundle(
        {
          resourceType: 'Condition',
          id: 'c',
          code: { text: 'Hypertension (disorder)' },
          clinicalStatus: { coding: [{ code: 'active' }] },
          onsetDateTime: '2011-12-27',
        },
        {
          resourceType: 'Condition',
          id: 'd',
          code: { text: 'Gout' },
          verificationStatus: { coding: [{ code: 'refuted' }] },
        },
        { resourceType: 'Medication', id: 'm', code: { text: 'Lisinopril 10 MG' } },
        {
          resourceType: 'MedicationRequest',
          id: 'r',
          status: 'stopped',
          medicationReference: { reference: 'Medication/m' },
          authoredOn: '2024-01-02',
          dispenseRequest: { validityPeriod: { end: '2024-06-01' } },
          dosageInstruction: [{ text: '10 mg daily' }],
        },
        {
          resourceType: 'MedicationStatement',
          id: 's',
          status: 'active',
          medicationCodeableConcept: { text: 'Warfarin' },
          effectivePeriod: { start: '2025-01' },
        },
        {
          resourceType: 'AllergyIntolerance',
          id: 'x',
          patient: { reference: 'urn:uuid:p1' },
          code: { text: 'Allergy to penicillin' },
          clinicalStatus: { coding: [{ code: 'active' }] },
          reaction: [{ manifestation: [{ text: 'Hives' }] }],
        },
        { resourceType: 'AllergyIntolerance', id: 'y', code: { text: 'No known allergy (situation)' } },
        { resourceType: 'Encounter', id: 'e' },
      ),
    );
    expect(facts.problems).toMatchObject([
      { name: 'Hypertension', status: 'active', onset: '2011-12-27', ended: null },
    ]);
    expect(facts.medications).toMatchObject([
      {
        name: 'Lisinopril 10 MG',
        dose: '10 mg daily',
        status: 'stopped',
        started: '2024-01-02',
        stopped: '2024-06-01',
      },
      { name: 'Warfarin', status: 'active', started: '2025-01', stopped: null },
    ]);
    expect(facts.allergies).toMatchObject([
      { substance: 'penicillin', reaction: 'Hives', status: 'active', none: false },
      { none: true },
    ]);
    expect([skipped, withdrawn]).toEqual([{ Encounter: 1 }, 1]);
  });

  it.each([
    ['NKDA', true],
    ['NKA', true],
    ['No Known Medication Allergies', true],
    ['No known allergy (situation)', true],
    ['No known food allergy (situation)', false],
    ['No known latex allergy (situation)', false],
    ['Penicillin', false],
  ])('takes %s for a denial of all allergies: %s', (text, none) =>
    expect(readBundle(bundle({ resourceType: 'AllergyIntolerance', code: { text } })).facts.allergies).toMatchObject([
      { none },
    ]),
  );

  it('leaves out what was only proposed', () => {
    const { facts, skipped } = readBundle(
      bundle({
        resourceType: 'MedicationRequest',
        status: 'active',
        intent: 'proposal',
        medicationCodeableConcept: { text: 'Warfarin' },
      }),
    );
    expect([facts.medications, skipped]).toEqual([[], { MedicationRequest: 1 }]);
  });

  it('says by path what it cannot read, and reads the rest', () => {
    const { facts, issues } = readBundle(
      bundle(
        observation({ id: 'a', valueQuantity: { value: '7.2' } }),
        observation({ id: 'b', subject: { reference: 'Patient/other' }, valueQuantity: { value: 1, unit: '%' } }),
        observation({ id: 'c', effectiveDateTime: '2026-02-30', valueQuantity: { value: 1, unit: '%' } }),
        { resourceType: 'MedicationRequest', id: 'r' },
        observation({ id: 'd', valueQuantity: { value: 7, unit: '%' } }),
        { id: 'nameless' },
      ),
    );
    expect(issues.map(({ path, message }) => `${path}: ${message}`)).toEqual([
      'entry[1].resource.valueQuantity.value: is not a number',
      'entry[2].resource.subject.reference: is another patient',
      'entry[3].resource.effectiveDateTime: is no date: 2026-02-30',
      'entry[4].resource.medicationCodeableConcept: names no medication',
      'entry[6].resource.resourceType: is missing',
    ]);
    expect(facts.values.map(({ key }) => key)).toEqual(['Observation/d']);
  });

  it('refuses what is no Bundle of one patient', () => {
    expect(problemsWith([])).toEqual([': is no FHIR Bundle']);
    expect(problemsWith({ resourceType: 'Patient' })).toEqual(['resourceType: is not Bundle but Patient']);
    expect(problemsWith({ resourceType: 'Bundle' })).toEqual(['entry: is empty']);
    expect(problemsWith({ resourceType: 'Bundle', entry: 'x' })).toEqual(['entry: is not a list']);
    const of = (id: string) => ({ resource: { ...observation({ id }), subject: { reference: `Patient/${id}` } } });
    expect(problemsWith({ resourceType: 'Bundle', entry: [of('1'), of('2')] })).toEqual([
      'entry[1].resource.subject.reference: is a second patient; a file is read for one',
    ]);
    expect(problemsWith(bundle({ ...patient, id: 'p2' }))).toEqual([
      'entry[1].resource: is a second patient; a file is read for one',
    ]);
  });
});
