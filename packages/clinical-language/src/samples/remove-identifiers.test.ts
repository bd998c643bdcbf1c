import fc from 'fast-check';
import { expect, test } from 'vitest';
import { removeIdentifiers } from './remove-identifiers.ts';

const clean = (text: string, names?: string[]) => removeIdentifiers(text, names).text;

test.each([
  ['Patient: Maria Santos, seen today', 'Patient: [name], seen today'],
  ['Name: maria santos', 'Name: [name]'],
  ['Mr. Haddad denies chest pain', 'Mr. [name] denies chest pain'],
  ['Ikechukwu Obi is a 46-year-old man', '[name] is a 46-year-old man'],
  ['Seen with his wife Anneke.', 'Seen with his wife [name].'],
  ['Signed by Ngozi Adeyemi, MD', 'Signed by [name], MD'],
  ['Maria L. Santos came in.', '[name] came in.'],
  ['Patient: Lucille Barnaby   DOB: 07/02/1964', 'Patient: [name]   DOB: [date]'],
  ['Patient:\tLucille Barnaby\tMRN: 5520018', 'Patient:\t[name]\tMRN: [number]'],
  ['Patient: Lucille Barnaby - 60 F', 'Patient: [name] - 60 F'],
  ['Patient Name: BARNABY, LUCILLE   Sex: F', 'Patient Name: [name]   Sex: F'],
  ['Name: Lucille Barnaby Date of Birth: 07/02/1964', 'Name: [name] Date of Birth: [date]'],
  ['Lucille Barnaby\nDOB 07/02/1964', '[name]\nDOB [date]'],
  ['BARNABY, LUCILLE | 07/02/1964 | F', '[name] | [date] | F'],
  ['Thank you for seeing Lucille Barnaby, a 60-year-old woman.', 'Thank you for seeing [name], a 60-year-old woman.'],
  [
    'Tomas Ibarra presents with back pain. Ibarra denies weakness.',
    '[name] presents with back pain. [name] denies weakness.',
  ],
  ['Patient Lucille Barnaby was seen today', 'Patient [name] was seen today'],
  ['Attending: T. Boateng MD', 'Attending: [name]'],
])('a name goes: %s', (text, expected) => {
  expect(clean(text)).toBe(expected);
});

test.each([
  ['DOB: 03/14/1958', 'DOB: [date]'],
  ['Seen on 2026-03-10 for cough', 'Seen on [date] for cough'],
  ['born 14 March 1958', 'born [date]'],
  ['DOB: 14-Mar-1958', 'DOB: [date]'],
  ['Return on March 12, 2026.', 'Return on [date].'],
  ['MRN: 4471-A22', 'MRN: [number]'],
  ['MRN 20418', 'MRN [number]'],
  ['SSN 123-45-6789', 'SSN [number]'],
  ['Call (555) 201-3344', 'Call [phone]'],
  ['Call +48 22 501 12 23', 'Call [phone]'],
  ['ada@clinic.test', '[email]'],
  ['Lives at 12 Old Mill Road, Springfield, IL 62704', 'Lives at [address]'],
  ['A 93-year-old woman', 'A [age]-year-old woman'],
])('what identifies goes: %s', (text, expected) => {
  expect(clean(text)).toBe(expected);
});

test.each([
  'BP 128/82, pulse 72, temp 98.6, SpO2 97 % on room air.',
  'Pain 7/10 in the left knee for 3 weeks; ibuprofen 400 mg twice a day.',
  'Hemoglobin A1c 7.2, LDL 128, eGFR 58.',
  'Patient: I have a cough.\nDoctor: Any fever?',
  'Patient reports no fever. He takes lisinopril 10 mg daily.',
  "Assessment: Parkinson's disease, stable. Plan: carbidopa 25/100 three times a day.",
  'A 46-year-old man was seen. He may return in 3 weeks.',
  'Office Visit\nDOB and address were checked.',
  'Review Of Systems denies nothing. Patient: Well, better. Low Back Pain presents at night.',
])('clinical words and values stay: %s', (text) => {
  expect(clean(text)).toBe(text);
});

test('a name that was found once is found again where it stands alone, in any case', () => {
  expect(clean('Patient: Maria Santos\nSANTOS denies fever. Ms. Santos agrees.')).toBe(
    'Patient: [name]\n[name] denies fever. Ms. [name] agrees.',
  );
});

test('the names of a chart are known', () => {
  expect(clean('Xochitl feels better.', ['Xochitl Quetzal'])).toBe('[name] feels better.');
});

test('what was removed is counted by kind', () => {
  expect(removeIdentifiers('Mr. Haddad, DOB 03/14/1958, MRN 20418, tel. 555-201-3344').removed).toEqual({
    name: 1,
    date: 1,
    number: 1,
    phone: 1,
  });
});

test('its own result is left as it is', () => {
  const once = clean(
    'Patient: Maria Santos, born 14 March 1958, 12 Old Mill Road. Mrs. Santos, 93 years old. MRN 20418.',
  );
  expect(clean(once)).toBe(once);
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), (text) => {
      const first = clean(text);
      expect(clean(first)).toBe(first);
    }),
  );
});
