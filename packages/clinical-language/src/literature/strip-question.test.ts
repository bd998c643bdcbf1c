import { expect, test } from 'vitest';
import { stripQuestion } from './strip-question.ts';
import { commonSurnames } from './surnames.ts';

test.each([
  ['Should Maria Santos, 76, start dapagliflozin?', 'Should [name], 76, start dapagliflozin?'],
  ['should maria santos start dapagliflozin?', 'should [name] start dapagliflozin?'],
  ['My patient Okonkwo (MRN 00451234) has heart failure.', 'My patient [name] ([number]) has heart failure.'],
  ['Born 02/09/1950 with eGFR 41: metformin?', '[date] with eGFR 41: metformin?'],
  [
    'Seen March 3rd, 2024, phone (555) 123-4567. Apixaban or warfarin?',
    'Seen [date], phone [phone]. Apixaban or warfarin?',
  ],
  ['He lives at 12 Rose Garden Lane. Statins after 75?', 'He lives at [address]. Statins after 75?'],
  ['Okonkwo is 76. Does Okonkwo need insulin?', '[name] is 76. Does [name] need insulin?'],
  ['Does Mr Chase Agarwal-Devine tolerate statins?', 'Does Mr [name] tolerate statins?'],
  ['Mail maria@example.org about CPAP', 'Mail [email] about CPAP'],
  ['Does iron help, patient tariq belston?', 'Does iron help, patient [name]?'],
  ['For Mrs. Belander: Does Early Iron Help Runners?', 'For Mrs. [name]: Does Early Iron Help Runners?'],
  ['Mr Wilson has gout', 'Mr [name] has gout'],
  ['Is iron safe for Mrs Stevens with lupus?', 'Is iron safe for [name] with lupus?'],
  ['Does my patient Mr English need statins?', 'Does my patient Mr [name] need statins?'],
  ['Should Mary Johnson take apixaban?', 'Should [name] take apixaban?'],
  ['Does Mary White need iron?', 'Does [name] need iron?'],
  ['patient kowalczyk with gout', 'patient [name] with gout'],
  ['my patient, johnson, has gout', 'my patient, [name], has gout'],
  ['pt: garcia, 54yo, has gout', 'pt: [name], 54yo, has gout'],
  ['Does patient garcia with gout need allopurinol?', 'Does patient [name] with gout need allopurinol?'],
  ['pt: cook, 54yo, has gout', 'pt: [name], 54yo, has gout'],
  ['Does Mary Black (72) need iron?', 'Does [name] (72) need iron?'],
  ['Should Johnson, 72, take apixaban?', 'Should [name], 72, take apixaban?'],
  ['Does Mrs. Featherstonehaugh benefit from tocilizumab?', 'Does [name] benefit from tocilizumab?'],
])('%s', (question, text) => {
  expect(stripQuestion(question).text).toBe(text);
});

test.each([
  "Is prednisone better than aciclovir for Bell's palsy?",
  'Does my patient with Wilson disease need zinc?',
  'Is MS treatment safe in pregnancy, and MR imaging?',
  'My patient, diabetic, has gout: allopurinol?',
  'Does patient safety with a checklist help?',
  'Does Addison disease need stress doses of hydrocortisone 100 mg?',
  'SGLT2 inhibitors for HFpEF with EF 55% and BMI 38?',
  'Is a Mediterranean diet useful in Crohn disease and type 2 diabetes?',
  'Prompting Primary Care Providers About Increased Risk in New Zealand: Does It Work?',
  'Does patient safety culture change outcomes in Chile?',
  'Vitamin D 2000 IU daily in Parkinson disease?',
  'Rituximab for granulomatosis with polyangiitis in 2 doses of 1000 mg?',
])('keeps the words of medicine: %s', (question) => {
  expect(stripQuestion(question)).toEqual({ text: question, removed: {} });
});

test('takes out what it is told to, and counts it', () => {
  const { text, removed } = stripQuestion('Does Ottoline need iron? Marchbanks is 40.', [
    'Ottoline Marchbanks',
    '1950-02-09',
  ]);
  expect(text).toBe('Does [name] need iron? [name] is 40.');
  expect(removed).toEqual({ name: 2 });
});

test('takes out the parts of the name of an open chart, though they are words of medicine', () => {
  expect(stripQuestion('Should Johnson, 72, take apixaban?', ['Robert Johnson']).text).toBe(
    'Should [name], 72, take apixaban?',
  );
  expect(stripQuestion('Is johnson fit for surgery?', ['Robert Johnson']).text).toBe('Is [name] fit for surgery?');
  expect(stripQuestion('Does White need a white cell count?', ['Ann White']).text).toBe(
    'Does [name] need a white cell count?',
  );
  expect(stripQuestion('Does Ng need iron?', ['Wei Ng']).text).toBe('Does [name] need iron?');
});

test.each([...commonSurnames])('takes out %s beside what tells of a person', (name) => {
  const shown = name[0]!.toUpperCase() + name.slice(1);
  for (const question of [
    `Mr ${shown} has gout`,
    `Should Mary ${shown} take iron?`,
    `pt: ${name}, 54yo`,
    `patient ${shown} with gout`,
  ])
    expect(stripQuestion(question).text.toLowerCase()).not.toMatch(new RegExp(String.raw`\b${name}\b`));
});
