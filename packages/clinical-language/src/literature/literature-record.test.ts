import { expect, it } from 'vitest';
import { retractedTitle } from './literature-record.ts';

it.each([
  'RETRACTED: Zeolite for burns',
  'Retracted article: Zeolite for burns',
  'RETRACTED ARTICLE: Zeolite for burns',
  '[RETRACTED] Zeolite for burns',
  '[Retracted] Zeolite for burns',
  '[Retracted Article]: Zeolite for burns',
  'WITHDRAWN: Zeolite for burns',
  'Withdrawn - Zeolite for burns',
  'Zeolite for burns (Retracted article. See vol. 363, pg. 1, 2010)',
  'Zeolite for burns (Retracted Article)',
  'Zeolite for burns (Retracted. See vol. 12)',
  'Zeolite for burns [retracted].',
])('takes “%s” for retracted', (title) => {
  expect(retractedTitle.test(title)).toBe(true);
});

it.each([
  'Repair of retracted rotator cuff tears',
  'Retracted nipples in breast cancer',
  'Outcome of (retracted or torn) tendons in adults',
  'Patients who were withdrawn from dialysis',
  'Why articles are retracted: a survey of journals',
])('takes “%s” for standing', (title) => {
  expect(retractedTitle.test(title)).toBe(false);
});
