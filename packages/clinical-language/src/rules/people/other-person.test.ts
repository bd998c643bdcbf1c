import { expect, it } from 'vitest';
import { composeNote } from '../../compose-note.ts';
import { generalRecipe } from '../../general-recipe.ts';
import { plainText } from '../../note-html.ts';
import { statementsOf } from '../frames/statements.ts';
import { read } from '../../testing/dialogues.ts';
import { personaOf } from './persona.ts';
import { clausesOf } from '../clauses/clauses.ts';

const written = (source: string): string[] => {
  const utterances = read(source);
  return statementsOf(clausesOf(utterances), personaOf('male'), utterances).map(({ words }) => words.join(' '));
};

it("does not take the doctor's and the father's doings for the patient's", () => {
  const statements = written(
    'Doctor: What happened?\nPatient: I had pain in my back. I went to see my doctor. He ordered a CT scan. I was worried about my father. He had a stroke last year. I take aspirin.',
  );
  expect(statements).toContain('the provider ordered a ct scan');
  expect(statements).toContain("the patient's father had a stroke last year");
  expect(statements).not.toContain('he had a stroke last year');
});

it('keeps "he" when a parent speaks for a child', () => {
  expect(
    written(
      'Doctor: How is he?\nPatient: He has had a cough for three days. He had a fever last night. His ear hurts.',
    ),
  ).toContain('he had a fever last night');
});

const history = (...lines: string[]): string => {
  const { sections } = composeNote({ utterances: read(lines.join('\n')), recipe: generalRecipe });
  return plainText(sections.find(({ key }) => key === 'history-of-present-illness')!.html);
};

it('writes of the relative and of the unborn child whom "she" means', () => {
  const told = history(
    'Doctor: What brings you in, Mrs. Hall?',
    'Patient: I have had heartburn for a week.',
    'Doctor: Is the baby moving?',
    "Patient: Yes, she's been kicking all day.",
    'Doctor: And at home?',
    "Patient: My mother helps me. She's got diabetes herself.",
  );
  expect(told).toMatch(/The baby has been kicking all day/);
  expect(told).toMatch(/The patient's mother has diabetes/);
});
