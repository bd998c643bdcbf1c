import { expect, it } from 'vitest';
import { digitise } from './numbers.ts';

it.each([
  ['a thousand milligrams', '1000 milligrams'],
  ['a hundred point four', '100.4'],
  ['point five centimeters', '0.5 centimeters'],
  ['a . four millimeter stone', 'a 0.4 millimeter stone'],
  ['a point well taken', 'a point well taken'],
  ['ninety eight point six', '98.6'],
  ['one thirty over eighty', '130 over 80'],
  ['pressure one twenty-six over seventy-four', 'pressure 126 over 74'],
  ['one ten over seventy', '110 over 70'],
  ['one eighteen over seventy six', '118 over 76'],
  ['one oh five over sixty', '105 over 60'],
  ['heart rate one oh two', 'heart rate 102'],
  ['temperature of one oh one point two', 'temperature of 101.2'],
  ['sugar was two ten', 'sugar was 210'],
  ['take one ten milligram tablet', 'take one 10 milligram tablet'],
  ['take one forty milligram tablet', 'take one 40 milligram tablet'],
  ['two fifty milligram capsules', 'two fifty milligram capsules'],
  ['two fifty milligrams', '250 milligrams'],
])('reads "%s" as "%s"', (said, digits) => {
  expect(digitise(said.split(' ')).join(' ')).toBe(digits);
});
