import { expect, it } from 'vitest';
import { clausesOf } from '../clauses/clauses.ts';
import { personaOf } from '../people/persona.ts';
import { read } from '../../testing/dialogues.ts';
import { readReasons, reasonRows } from './reasons.ts';

const reasonsIn = (said: string): string[] =>
  readReasons(clausesOf(read(`Patient: I cough.\nDoctor: ${said}`)), () => true, personaOf('female')).map(({ words }) =>
    words.join(' '),
  );

it.each(reasonRows.map(({ id, pattern, example }) => [id, example, pattern] as const))(
  '%s: "%s"',
  (_, example, pattern) => {
    expect(pattern.test(example)).toBe(true);
  },
);

it.each([
  ['This is likely caused by your recent infection, so we will wait.', ['likely due to her recent infection']],
  ['Your asthma is pretty well controlled.', ['asthma is well controlled']],
  ['I think you are retaining some fluid from the swelling.', ['likely retaining some fluid from the swelling']],
])('%s', (said, reasons) => {
  expect(reasonsIn(said)).toEqual(reasons);
});

it.each([
  'This is not due to your infection.',
  'If it is due to an infection, call me.',
  'I think you are going to feel better.',
  'Is this due to your asthma?',
])('takes none from: %s', (said) => {
  expect(reasonsIn(said)).toEqual([]);
});
