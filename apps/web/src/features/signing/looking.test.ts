import { expect, test } from 'vitest';
import { createLooking } from './looking.ts';

const sentence = (text: string) => ({ section: 'hpi', text });
const [five, eleven] = ['A cough for two weeks.', 'It keeps her up at night, and there is no fever.'];
/** At 250 words a minute. */
const wordMs = 240;

test('what is on screen is read from the top, word by word', () => {
  const looking = createLooking([sentence(five), sentence(eleven)]);
  expect(looking.read([0, 1], 1_000)).toBe(false);
  expect(looking.read([0, 1], 5 * wordMs - 1_000)).toBe(true);
  expect(looking.seen()).toEqual([0]);
  looking.read([0, 1], 10 * wordMs);
  expect(looking.seen()).toEqual([0]);
  looking.read([0, 1], wordMs);
  expect(looking.seen()).toEqual([0, 1]);
});

test('a screenful is not looked at after a second', () => {
  const looking = createLooking(Array.from({ length: 20 }, (_, n) => sentence(`${n} ${eleven}`)));
  looking.read([...Array(20).keys()], 1_000);
  expect(looking.seen()).toEqual([]);
});

test('keys or a pointer that rest on a sentence for half a second count for it alone', () => {
  const looking = createLooking([sentence(five), sentence(eleven)]);
  expect(looking.rest(1, 300)).toBe(false);
  expect(looking.rest(1, 200)).toBe(true);
  expect(looking.seen()).toEqual([1]);
});

test('what does not change stays looked at wherever it moves, what does begins anew', () => {
  const looking = createLooking([sentence(five), sentence('Fever.')]);
  looking.read([0, 1], 6 * wordMs);
  looking.become([sentence('New.'), sentence(five), sentence('Fever!')]);
  expect(looking.seen()).toEqual([1]);
});

test('the same words twice are two sentences', () => {
  const looking = createLooking([sentence(five), sentence(five)]);
  looking.read([1], 5 * wordMs);
  expect(looking.seen()).toEqual([1]);
});
