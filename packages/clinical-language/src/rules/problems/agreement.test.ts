import { expect, it } from 'vitest';
import { read } from '../../testing/dialogues.ts';
import { clausesOf } from '../clauses/clauses.ts';
import { readAgreement } from './agreement.ts';

const agreed = (...lines: string[]): boolean =>
  readAgreement(clausesOf(read(`Patient: My knee is sore.\nDoctor: I will order an x-ray.\n${lines.join('\n')}`)), () => true) !==
  undefined;

it('is a consent that was asked for', () => {
  expect(agreed('Doctor: Does that sound like a plan?', 'Patient: Yes, that sounds fine.')).toBe(true);
  expect(agreed('Doctor: We will see you soon.', 'Patient: Sounds good.')).toBe(false);
  expect(agreed('Doctor: Does that sound like a plan?', 'Patient: Sounds good, but I would rather wait.')).toBe(false);
});
