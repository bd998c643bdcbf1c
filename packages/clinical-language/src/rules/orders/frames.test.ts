import { expect, it } from 'vitest';
import { clausesOf } from '../clauses/clauses.ts';
import { read } from '../../testing/dialogues.ts';
import { frameRules, framesIn } from './frames.ts';

it.each(frameRules.map(({ id, example }) => [id, example]))('%s: "%s"', (id, example) => {
  const clauses = clausesOf(read(`Doctor: Hello.\nPatient: Hello.\nDoctor: ${example}`));
  const found = clauses.flatMap(({ words }) => framesIn(words).map(({ rule }) => rule.id));
  expect(found).toContain(id);
});

it('takes the first of frames that overlap', () => {
  const frames = framesIn('i want you to make sure you rest'.split(' '));
  expect(frames.map(({ rule }) => rule.id)[0]).toBe('what-will-be-done');
});
