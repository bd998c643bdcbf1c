import { describe, expect, it } from 'vitest';
import { composeNote } from '../../compose-note.ts';
import { generalRecipe } from '../../general-recipe.ts';
import { plainText } from '../../note-html.ts';
import { read } from '../../testing/dialogues.ts';
import { fieldQuestions } from '../../vocabulary/field-questions.ts';
import { clausesOf } from '../clauses/clauses.ts';
import { personaOf } from '../people/persona.ts';
import { readFields } from './field-facts.ts';
import { writeField } from './write-fields.ts';

const persona = personaOf('female');
const linesOf = (source: string): string[] => {
  const utterances = read(source);
  const { facts } = readFields(clausesOf(utterances), persona, utterances, () => true);
  return facts.map((fact) => writeField(fact, false, new Set(), utterances).text);
};

describe('questions of a field', () => {
  it.each(fieldQuestions.map((question) => [question.id, question] as const))(
    '%s is written as its example',
    (_, { near, example }) => {
      const before = near ? 'Doctor: Any suicidal thoughts?\nPatient: No.\n' : '';
      const [asked, answered, line] = example;
      expect(linesOf(`${before}Doctor: ${asked}?\nPatient: ${answered}.`)).toContain(line);
    },
  );
});

const talk = Array.from(
  { length: 60 },
  (_, week) =>
    `Doctor: And how was work in week ${week}?\nPatient: Um it was, you know, kind of busy yeah, we had a lot of people out.`,
).join('\n');
const historyOf = (before: string, asked: string, answered: string): string => {
  const source = `${before}\nDoctor: Tell me about your sleep.\nPatient: I sleep five hours.\nDoctor: ${asked}\nPatient: ${answered}\nDoctor: We will start sertraline 50 milligrams daily.`;
  const { sections } = composeNote({ utterances: read(source), recipe: generalRecipe, patient: { sex: 'female' } });
  return plainText(sections.find(({ key }) => key === 'history-of-present-illness')!.html);
};

describe.each([
  ['a short visit', ''],
  ['a long visit', talk],
])('what was asked about risk in %s', (_, before) => {
  it.each([
    ['Any suicidal thoughts?', 'No.', 'The patient denies suicidal thoughts.'],
    ['Any thoughts of harming yourself or others?', 'No, nothing like that.', 'denies thoughts of hurting others.'],
    ["So you're not having any thoughts of suicide?", 'Right.', 'The patient denies suicidal thoughts.'],
    ["You don't have any thoughts of suicide, do you?", 'No, never.', 'The patient denies suicidal thoughts.'],
    ['Any suicidal thoughts, any plan, any intent?', 'No to all of that.', 'denies a plan to hurt herself.'],
    ['Any suicidal thoughts, any plan, any intent?', 'No to all of that.', 'denies intent to act on such thoughts.'],
    ['Have you had thoughts of suicide?', 'Not really.', 'Suicidal thoughts: “Not really.”'],
    ['Are you thinking about hurting yourself?', 'No. I did last month though.', '“No. I did last month though.”'],
    ['Have you had thoughts of suicide?', 'Yes.', 'The patient reports suicidal thoughts.'],
    ['Do you own any firearms?', 'My dad has a rifle in the safe.', '“My dad has a rifle in the safe.”'],
    ['When it gets bad, do you think about killing yourself?', 'Yeah, most days.', '“Yeah, most days.”'],
    ['Have you ever attempted suicide?', 'Twice.', 'Past self-harm: “Twice.”'],
    ['How are you?', 'I have been thinking about killing myself.', '“I have been thinking about killing myself.”'],
    ['How is your family?', 'My brother died by suicide last year.', 'Her brother died by suicide last year.'],
  ])('%s – %s', (asked, answered, written) => {
    expect(historyOf(before, asked, answered)).toContain(written);
  });

  it('is no plan for the weekend', () => {
    expect(historyOf(before, 'Do you have any plans for the weekend?', 'No.')).not.toContain('plan');
  });
});
