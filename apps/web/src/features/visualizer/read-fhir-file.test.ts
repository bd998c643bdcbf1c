import { expect, it } from 'vitest';
import { mostBytes, patientIn, readFhirFile } from './read-fhir-file.ts';

const file = (text: string, size = text.length) => ({ size, text: () => Promise.resolve(text) });

it('takes a JSON object, and says what else a file is', async () => {
  expect(await readFhirFile(file('{"resourceType":"Bundle"}'))).toEqual({ bundle: { resourceType: 'Bundle' } });
  expect(await readFhirFile(file('hello'))).toEqual({ wrong: 'not-json' });
  expect(await readFhirFile(file('[1]'))).toEqual({ wrong: 'not-json' });
  expect(await readFhirFile(file('{}', mostBytes + 1))).toEqual({ wrong: 'too-large' });
});

it('tells whose file it says to be', () => {
  const patient = {
    resourceType: 'Patient',
    name: [{ given: ['Ana', 'Maria'], family: 'Roe' }],
    birthDate: '1970-02-01',
  };
  expect(patientIn({ entry: [{ resource: { resourceType: 'Condition' } }, { resource: patient }] })).toEqual({
    name: 'Ana Maria Roe',
    birthDate: '1970-02-01',
  });
  expect(patientIn({ entry: 'x' })).toEqual({ name: '', birthDate: '' });
});
