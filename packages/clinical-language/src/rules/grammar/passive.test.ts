import { expect, it } from 'vitest';
import { personaOf } from '../people/persona.ts';
import { passive } from './passive.ts';

it.each([
  ['we put her on omeprazole', 'she was placed on omeprazole'],
  ['they did a ct scan', 'a ct scan was done'],
  ['we have her on metformin twice a day', 'she is on metformin twice a day'],
  ['they checked her blood sugars this morning', 'her blood sugars were checked this morning'],
  ['they told her that the x-ray was normal', 'she was told that the x-ray was normal'],
  ['we increased her lisinopril last month', 'her lisinopril was increased last month'],
])('"%s" → "%s"', (said, written) => {
  expect(passive(said.split(' '), personaOf('female'))?.join(' ')).toBe(written);
});

it.each(['she put ice on it', 'we talked about it', 'they took a walk'])('leaves "%s"', (said) => {
  expect(passive(said.split(' '), personaOf('female'))).toBeUndefined();
});
