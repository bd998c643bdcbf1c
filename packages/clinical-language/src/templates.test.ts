import type { TemplateRecipe } from '@clinical/contract/templates/templates.schemas';
import { expect, it } from 'vitest';
import { composeNote } from './compose-note.ts';
import { generalRecipe } from './general-recipe.ts';
import { plainText } from './note-html.ts';
import { read } from './testing/dialogues.ts';

function write(headers: readonly string[], source: string): Record<string, string> {
  const recipe: TemplateRecipe = {
    ...generalRecipe,
    sections: headers.map((header) => ({ ...generalRecipe.sections[0]!, key: header, header, style: 'bulleted' })),
  };
  const { sections } = composeNote({ utterances: read(source), recipe });
  expect(sections.map((section) => section.header)).toEqual(headers);
  return Object.fromEntries(sections.map((section) => [section.key, plainText(section.html)]));
}

it('writes a therapy session as data, assessment and plan', () => {
  const note = write(
    ['Data', 'Assessment', 'Plan'],
    `Therapist: How have you been since our last session?
Client: I have been feeling really anxious at work and I had two panic attacks.
Therapist: Your mood looks low today. I think your panic disorder is not well controlled. Let's practice the breathing exercise daily. I will see you again next week.`,
  );
  expect(note['Data']).toMatch(/2 panic attacks/);
  expect(note['Assessment']).toMatch(/Panic disorder is not well controlled/);
  expect(note['Plan']).toMatch(/breathing exercise daily/);
  expect(note['Data']).not.toMatch(/breathing exercise/);
});

it('writes a procedure under its own header', () => {
  const note = write(
    ['Indication', 'Procedure', 'Complications', 'Post-procedure instructions'],
    `Doctor: You are here for the knee injection. Any allergies?
Patient: I am allergic to latex.
Doctor: I am cleaning the right knee with chlorhexidine. I am injecting 40 milligrams of Kenalog. There were no complications.
Doctor: Keep the area dry for 24 hours. Come back in three months.`,
  );
  expect(note['Procedure']).toMatch(/Injected 40 mg of Kenalog/);
  expect(note['Complications']).toMatch(/no complications/);
  expect(note['Post-procedure instructions']).toMatch(/3 months/);
});

it('writes a well visit under headers of its own kind', () => {
  const note = write(
    ['Interval history', 'Nutrition', 'Sleep', 'Development', 'Immunizations', 'Physical exam', 'Assessment and plan'],
    `Doctor: How is Emma doing?
Mother: She drinks sixteen ounces of milk a day. She sleeps eleven hours at night with one nap. She started walking at twelve months.
Doctor: Her ears are clear. Her lungs are clear. She is growing well. She will get her MMR vaccine today. See me at eighteen months.`,
  );
  expect(note['Nutrition']).toMatch(/16 ounces of milk/);
  expect(note['Sleep']).toMatch(/11 hours/);
  expect(note['Development']).toMatch(/walking/);
  expect(note['Immunizations']).toMatch(/MMR vaccine/i);
  expect(note['Physical exam']).toMatch(/Lungs are clear/);
  expect(note['Assessment and plan']).toMatch(/growing well/i);
});

it('writes a session of physical therapy', () => {
  const note = write(
    ['Subjective', 'Functional limitations', 'Range of motion', 'Interventions', 'Goals', 'Plan'],
    `Therapist: How is the shoulder?
Patient: It is better. I still cannot reach the top shelf.
Therapist: Flexion is 140 degrees. We did manual therapy today. The goal is full overhead reach in four weeks. Continue the home exercises.`,
  );
  expect(note['Functional limitations']).toMatch(/top shelf/);
  expect(note['Range of motion']).toMatch(/140 degrees/);
  expect(note['Interventions']).toMatch(/Manual therapy/);
  expect(note['Goals']).toMatch(/overhead reach/);
  expect(note['Plan']).toMatch(/home exercises/);
});

it('takes no name and no sex from an x-ray or a "don\'t"', () => {
  const note = write(
    ['HPI', 'Plan'],
    "Doctor: The x-ray is fine, and you don't have a fever?\nPatient: No. My tooth hurts when I drink.",
  );
  expect(note['HPI']).not.toMatch(/\b(?:he|his|ray)\b/i);
});
