import { expect, it } from 'vitest';
import { vitalsIn } from './vitals.ts';

it.each([
  ['your blood pressure i see is one twenty five over seventy', ['blood pressure 125/70']],
  [
    'heart rate was eighty eight and your oxygenation was ninety eight percent',
    ['heart rate 88', 'oxygen saturation 98%'],
  ],
  ['your temperature you are running normal ninety seven . one', ['temperature 97.1']],
  ['respiratory rate was fourteen', ['respiratory rate 14']],
  ['your blood pressure was one ninety over ninety in the emergency room', []],
  ['i would like your blood pressure below one thirty over eighty', []],
  ['your pulse is strong and five out of five', []],
])('"%s"', (said, written) => {
  expect(vitalsIn(said.split(' ')).map((words) => words.join(' '))).toEqual(written);
});
