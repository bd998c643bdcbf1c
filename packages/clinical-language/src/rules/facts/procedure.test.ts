import { expect, it } from 'vitest';
import { procedureWords } from './procedure.ts';

it.each([
  ['i am cleaning the right knee with chlorhexidine', 'cleaned the right knee with chlorhexidine'],
  ['i am injecting 40 milligrams of kenalog', 'injected 40 milligrams of kenalog'],
  ['we did manual therapy today', 'manual therapy performed today'],
  ['you tolerated that very well', 'the procedure was well tolerated'],
  ['there were no complications', 'there were no complications'],
  ['we put you on lisinopril', undefined],
  ['i am going to order an mri', undefined],
])('"%s" as a procedure: %s', (said, written) => {
  expect(procedureWords(said)).toBe(written);
});
