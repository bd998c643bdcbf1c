import { expect, it } from 'vitest';
import { read } from '../../testing/dialogues.ts';
import { clausesOf } from '../clauses/clauses.ts';
import { clinicianToldRules, isNoHistory } from './clinician-told.ts';

const lastOf = (said: string): boolean => {
  const clauses = clausesOf(read(`Patient: My arm is sore.\nDoctor: ${said}`));
  return isNoHistory(clauses.at(-1)!, clauses, 0.3);
};

it.each(clinicianToldRules.map(({ id, example }) => [id, example]))('%s: "%s"', (_, example) => {
  expect(lastOf(`${example}.`)).toBe(true);
});

it('reads on under a condition that was opened before', () => {
  expect(lastOf('If it swells. And your breathing is getting worse.')).toBe(true);
});

it('tells nothing of the relative who was spoken of', () => {
  const clauses = clausesOf(read('Patient: My mother has it.\nDoctor: So she has gout.'));
  expect(isNoHistory(clauses.at(-1)!, clauses, 0.3)).toBe(true);
});

it('keeps what the clinician repeats of the history', () => {
  expect(lastOf('So you slipped on a wet step.')).toBe(false);
  expect(lastOf('You had your last treatment a week ago.')).toBe(false);
});
