import { expect, it } from 'vitest';
import { digitise } from './numbers.ts';

it.each([
  ['a thousand milligrams', '1000 milligrams'],
  ['a hundred point four', '100.4'],
  ['point five centimeters', '0.5 centimeters'],
  ['a point well taken', 'a point well taken'],
  ['ninety eight point six', '98.6'],
  ['one thirty over eighty', '130 over 80'],
])('reads "%s" as "%s"', (said, digits) => {
  expect(digitise(said.split(' ')).join(' ')).toBe(digits);
});
