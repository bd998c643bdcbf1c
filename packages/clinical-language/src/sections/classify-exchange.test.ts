import { expect, it } from 'vitest';
import { read } from '../testing/dialogues.ts';
import { classifyExchange } from './classify-exchange.ts';

it.each([
  ['ALLERGY', 'Doctor: Are you allergic to any medicines?\nPatient: Penicillin gives me hives.'],
  [
    'FAM/SOCHX',
    'Doctor: Does anyone in your family have heart disease?\nPatient: My father did, and my mother has diabetes.\nDoctor: Do you smoke?\nPatient: No, never.',
  ],
  ['PASTSURGICAL', 'Doctor: Have you had any surgeries?\nPatient: My appendix was removed when I was twelve.'],
  ['MEDICATIONS', 'Doctor: What medications are you taking?\nPatient: Lisinopril and metformin, and a baby aspirin.'],
  [
    'GENHX',
    'Doctor: What brings you in today?\nPatient: I have had a bad cough for two weeks and it started after a cold. I took some syrup but it did not help, and at night I cannot sleep.\nDoctor: Did you have a fever?\nPatient: In the first days, yes, around one hundred and one.\nDoctor: Did you see anyone for it?\nPatient: I went to urgent care last week and they did an x-ray.',
  ],
  ['IMMUNIZATIONS', 'Doctor: Are your vaccinations up to date?\nPatient: Yes, all of my shots are up to date.'],
])('reads an exchange as %s', (section, source) => {
  expect(classifyExchange(read(source))).toBe(section);
});
