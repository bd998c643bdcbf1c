import { describe, expect, it } from 'vitest';
import { plainHistory, plainly, plainRows } from './plain-history.ts';

const told = (text: string): string[] => plainHistory(text.split(' '), 'he').map((words) => words.join(' '));

it.each(plainRows.map(({ id, example, becomes }) => [id, example, becomes]))('%s: %s', (_, example, becomes) => {
  expect(plainly(example)).toBe(becomes);
});

describe('a history in plain sentences', () => {
  it('says what was done without a helping verb', () => {
    expect(told('he did notice a rash on the arm')).toEqual(['he noticed a rash on the arm']);
  });

  it('keeps each part that is a sentence, and names what "it" was', () => {
    expect(told('he took some aspirin and it helps a little and the dog was barking')).toEqual([
      'he took some aspirin',
      'the aspirin helps a little',
    ]);
  });

  it('keeps no half of a sentence that turns', () => {
    expect(told('he has knee pain but only because of his friends')).toEqual([]);
  });
});
