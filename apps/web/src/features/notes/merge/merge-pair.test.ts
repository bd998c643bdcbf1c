import { expect, test } from 'vitest';
import { note } from '../../../testing/chart-builders.ts';
import { differencesOf, mayMerge } from './merge-pair.ts';

const target = note({ id: 'b', title: 'María  Santos' });

test('a detail that one chart lacks is no difference', () => {
  expect(differencesOf({ source: note({ dateOfBirth: null, mrn: null }), target })).toEqual([]);
  expect(differencesOf({ source: note({ mrn: ' 4471-a ' }), target })).toEqual([]);
});

test('another date of birth or MRN waits for the name of the chart that stays', () => {
  const pair = { source: note({ dateOfBirth: '1958-04-13', mrn: 'X' }), target };
  expect(differencesOf(pair)).toEqual(['dateOfBirth', 'mrn']);
  expect(mayMerge(pair, '')).toBe(false);
  expect(mayMerge(pair, 'Maria Santo')).toBe(false);
  expect(mayMerge(pair, ' maria santos ')).toBe(true);
});

test('another name warns, and needs no typing', () => {
  const pair = { source: note({ title: 'Marta Santos' }), target };
  expect(differencesOf(pair)).toEqual(['title']);
  expect(mayMerge(pair, '')).toBe(true);
});
