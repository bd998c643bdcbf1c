import { expect, it } from 'vitest';
import { withReferent } from './referents.ts';

const split = (text: string): string[] => text.split(' ');
const put = (said: string, ...before: string[]): string | undefined =>
  withReferent(split(said), before.map(split))?.join(' ');

it.each([
  ['it started three days ago', ['how long have you had the cough'], 'the cough started three days ago'],
  ['it keeps me awake', ['i have knee pain', 'i had a fever once'], 'the knee pain keeps me awake'],
  ['it did not help', ['i took ibuprofen for my knee pain'], 'the ibuprofen did not help'],
  ['it hurts at night', ['i twisted my left ankle'], 'the left ankle hurts at night'],
  ['it is getting worse', ['my headaches are back'], 'the headaches are getting worse'],
  ['it got swollen', ['i have ankle pain'], 'the ankle got swollen'],
  ['it gave way on the stairs', ['knee pain'], 'the knee gave way on the stairs'],
  ['it is a lot better', ['i have back pain'], 'the back pain is a lot better'],
  ['it is getting bigger', ['my hip pain is bad', 'i have a bruise'], 'the bruise is getting bigger'],
  [
    'it was one forty over ninety',
    ['have you checked your blood pressure'],
    'the blood pressure was one forty over ninety',
  ],
])('"%s" after %j', (said, before, written) => {
  expect(put(said, ...before)).toBe(written);
});

it.each([
  ['it is a problem at work', ['i have a cough']],
  ['it is not her first baby', ['i have a headache']],
  ['it is getting bigger', ['i have a cough']],
  ['it started yesterday', ['we went to the lake']],
  ['he has a cough', ['i have a fever']],
])('leaves "%s" after %j', (said, before) => {
  expect(put(said, ...before)).toBeUndefined();
});
