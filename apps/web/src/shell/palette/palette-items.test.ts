import { expect, test } from 'vitest';
import { flatten, navigation, visibleItems } from '../navigation.ts';
import { matchItems, pageItems } from './palette-items.ts';

const titles = (typed: string) =>
  matchItems(
    pageItems(visibleItems(navigation, undefined), () => undefined),
    typed,
  ).map(({ title }) => title);

test('pages that are locked, or that need a patient, are not offered', () => {
  expect(titles('')).toEqual(expect.arrayContaining(['Patients', 'Templates', 'Enterprise Teams', 'Profile Settings']));
  const closed = flatten(navigation).filter(({ locked, hidden }) => locked || hidden);
  expect(closed.filter(({ title }) => titles('').includes(title))).toEqual([]);
});

test('every word typed must be in the line, in any order and case', () => {
  expect(titles('SETT prof')).toEqual(['Profile Settings']);
  expect(titles('settings patients')).toEqual([]);
});
