import { expect, it } from 'vitest';
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
