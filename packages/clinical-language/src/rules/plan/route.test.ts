import { expect, it } from 'vitest';
import { read } from '../../testing/dialogues.ts';
import { clausesOf } from '../clauses/clauses.ts';
import { statementsOf } from '../frames/statements.ts';
import { findPersona } from '../people/persona.ts';
import { routeOf } from './route.ts';

const visit = (finding: string) => `Doctor: Tell me what happened.
Patient: I fell on my left knee a week ago. It has been hurting since then.
Patient: I have been taking ibuprofen for the pain.
Doctor: Okay. Let me do a quick physical exam. ${finding}
Doctor: Here is my plan. We will order an MRI of the knee.`;

it.each([
  ['There is a small effusion of the knee.', 'exam'],
  ['You have some edema and tenderness.', 'exam'],
  ['Your blood pressure is a little high today.', 'vitals'],
  ['There are no fractures on the x-ray.', 'results'],
])('puts "%s" into %s', (said, topic) => {
  const utterances = read(visit(said));
  const statements = statementsOf(clausesOf(utterances), findPersona(utterances), utterances);
  const word = said.split(' ').at(-1)!.replace('.', '');
  const at = statements.findIndex(({ words, role }) => role === 'clinician' && words.includes(word));
  expect(routeOf(statements, at)).toBe(topic);
});
