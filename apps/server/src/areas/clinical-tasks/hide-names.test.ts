import { expect, test } from 'vitest';
import { hideNames } from './hide-names.ts';

test('words of names are hidden whatever their case, and filled as they were written', () => {
  const { hide, fill } = hideNames(['Ana García', 'O’Neil, Wei']);
  const hidden = hide("GARCÍA's labs and wei's referral, ana too");
  expect(hidden).toBe("[NAME 1]'s labs and [NAME 2]'s referral, [NAME 3] too");
  expect(fill(`${hidden} [name 2] [NAME 9]`)).toBe("GARCÍA's labs and wei's referral, ana too wei [NAME 9]");
});

test('a name is hidden also where only one of the two has its accents', () => {
  const { hide } = hideNames(['Ana García', 'Jose Munoz']);
  expect(hide('labs for garcia and muñoz')).toBe('labs for [NAME 1] and [NAME 2]');
});
