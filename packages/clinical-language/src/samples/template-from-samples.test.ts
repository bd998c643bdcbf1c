import { TemplateRecipe } from '@clinical/contract/templates/templates.schemas';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readSample } from './read-sample.ts';
import { templateFromSamples } from './template-from-samples.ts';

const knee = `Patient: [name]
Date: [date]

CHIEF COMPLAINT: Left knee pain.

HISTORY OF PRESENT ILLNESS:
The patient is a 46-year-old man with left knee pain for two weeks after a twist on the stairs. He reports swelling. He denies locking and giving way.

Medications:
- Ibuprofen 400 mg twice a day
- Lisinopril 10 mg daily

PHYSICAL EXAM
General: Well appearing.
Left knee: Effusion, tenderness of the medial joint line.
Skin: Intact.

Assessment and Plan:
1. Left knee pain, likely medial meniscus tear
   - MRI of the left knee
2. Hypertension
   - Continue lisinopril

Follow-up: Three weeks.`;

const cough = `CC: Cough.

HPI
The patient is a 58-year-old woman with a dry cough for ten days. She reports wheeze at night. She denies fever and chest pain.

Allergies: Penicillin, rash.

Physical Exam:
Lungs: Clear on both sides.
Throat: Slightly red.
Skin: No rash.

Assessment and Plan:
1. Acute bronchitis
2. Fluids and rest

Follow-up: As needed.`;

test('vitals on the first line of an examination are a part of it', () => {
  expect(readSample('Exam:\nVitals: BP 122/76, HR 88\nLungs: Clear.\n\nPlan:\nRest.')).toEqual([
    { header: 'Exam', lines: ['Vitals: BP 122/76, HR 88', 'Lungs: Clear.'] },
    { header: 'Plan', lines: ['Rest.'] },
  ]);
  expect(readSample('Vitals: BP 122/76\nExam: Lungs clear.').map(({ header }) => header)).toEqual(['Vitals', 'Exam']);
});

test('physical therapy is not taken for the patient', () => {
  expect(templateFromSamples(['Plan:\n- PT referral\n- PT if no better']).generalInstructions).not.toContain('pt');
  expect(templateFromSamples(['HPI:\nPt reports knee pain.']).generalInstructions).toContain('Call the patient "pt".');
});

test('headers are read however they are written, and what is above them is left out', () => {
  expect(readSample(knee).map(({ header }) => header)).toEqual([
    'Chief complaint',
    'History of present illness',
    'Medications',
    'Physical exam',
    'Assessment and Plan',
    'Follow-up',
  ]);
  expect(readSample('# Subjective\nTired.\n\n**Plan**\nRest.').map(({ header }) => header)).toEqual([
    'Subjective',
    'Plan',
  ]);
  expect(readSample('Tired for a week. Rest was advised.')).toEqual([
    { header: 'Note', lines: ['Tired for a week. Rest was advised.'] },
  ]);
  expect(readSample('  \n ')).toEqual([]);
});

test('body regions and problems stay inside their section', () => {
  const sections = readSample(
    'Exam:\nHeart: regular.\nLungs: clear.\n\nPlan:\nHypertension:\nContinue lisinopril.\n\nDiabetes:\nDiet.',
  );
  expect(sections.map(({ header, lines }) => [header, lines.length])).toEqual([
    ['Exam', 2],
    ['Plan', 4],
  ]);
});

test('a template has the headers in their order, each with style, instruction and example', () => {
  const recipe = templateFromSamples([knee]);
  expect(recipe.sections.map(({ header, style }) => [header, style])).toEqual([
    ['Chief complaint', 'concise'],
    ['History of present illness', 'paragraph'],
    ['Medications', 'bulleted'],
    ['Physical exam', 'bulleted'],
    ['Assessment and Plan', 'bulleted'],
    ['Follow-up', 'concise'],
  ]);
  const [, , meds, , plan] = recipe.sections;
  expect(meds?.instruction).toContain('A list, usually 2 lines, in short phrases.');
  expect(meds?.example).toBe('- Ibuprofen 400 mg twice a day\n- Lisinopril 10 mg daily');
  expect(plan?.instruction).toContain('The diagnoses or problems');
  expect(recipe.generalInstructions).toContain('denies');
});

test('several samples are one template: the same section under two names, its own ones in their place', () => {
  const recipe = templateFromSamples([knee, cough]);
  expect(recipe.sections.map(({ header, required }) => [header, required])).toEqual([
    ['Chief complaint', true],
    ['History of present illness', true],
    ['Medications', false],
    ['Allergies', false],
    ['Physical exam', true],
    ['Assessment and Plan', true],
    ['Follow-up', true],
  ]);
});

test('the same samples give the same template, and every template is a valid one', () => {
  expect(templateFromSamples([knee, cough])).toEqual(templateFromSamples([knee, cough]));
  const line = fc.oneof(
    fc.constantFrom('HPI:', 'PLAN', 'Exam: fine', '- one', '', 'Header:', '## Ä', '**b**'),
    fc.string(),
  );
  fc.assert(
    fc.property(fc.array(fc.array(line, { maxLength: 20 }), { minLength: 1, maxLength: 3 }), (samples) => {
      const recipe = templateFromSamples(samples.map((lines) => lines.join('\n')));
      TemplateRecipe.parse(recipe);
      expect(new Set(recipe.sections.map(({ key }) => key)).size).toBe(recipe.sections.length);
    }),
  );
});
