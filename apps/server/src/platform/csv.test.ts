import { expect, test } from 'vitest';
import { csvLine } from './csv.ts';

test('quotes every cell, and doubles the quotes within', () => {
  expect(csvLine(['note.read', 12, null, 'a "b", c\nd'])).toBe('"note.read","12","","a ""b"", c\nd"\r\n');
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', ' =1', '\r=1', '＝1', '%x', "|cmd' /c calc"])(
  'shows %j as text and not as a formula',
  (cell) => {
    expect(csvLine([cell])).toBe(`"'${cell.replaceAll('"', '""')}"\r\n`);
  },
);
