import { expect, it } from 'vitest';
import { mentionsIn } from './order-terms.ts';

it.each([
  ['a chest x-ray and a blood count', ['test chest x-ray', 'test CBC']],
  ['refer you to physical therapy', ['referral physical therapy']],
  ['start ibuprofen with a wrist splint', ['drug ibuprofen', 'device wrist splint']],
  ['the longest term wins for type 2 diabetes', ['condition type 2 diabetes']],
  ['nothing that is ordered here', []],
])('finds the terms of "%s"', (text, terms) => {
  expect(mentionsIn(text.split(' ')).map(({ kind, name }) => `${kind} ${name}`)).toEqual(terms);
});
