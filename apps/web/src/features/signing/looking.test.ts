import { expect, test } from 'vitest';
import { createLooking } from './looking.ts';

const sentence = (text: string) => ({ section: 'hpi', text });

test('a sentence counts after a second in total', () => {
  const looking = createLooking([sentence('Cough.'), sentence('Fever.')]);
  expect(looking.count([0, 1], 600)).toBe(false);
  expect(looking.count([0], 400)).toBe(true);
  expect(looking.seen()).toEqual([0]);
  expect(looking.count([0], 400)).toBe(false);
});

test('what does not change stays looked at wherever it moves, what does begins anew', () => {
  const looking = createLooking([sentence('Cough.'), sentence('Fever.')]);
  looking.count([0, 1], 1_000);
  looking.become([sentence('New.'), sentence('Cough.'), sentence('Fever!')]);
  expect(looking.seen()).toEqual([1]);
});

test('the same words twice are two sentences', () => {
  const looking = createLooking([sentence('Cough.'), sentence('Cough.')]);
  looking.count([1], 1_000);
  expect(looking.seen()).toEqual([1]);
});
