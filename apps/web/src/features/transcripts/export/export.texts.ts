import { texts } from '../../../lib/texts.ts';

export const t = texts({
  pdf: 'Download as PDF',
  word: 'Download as Word',
  print: 'Print',
  notMade: 'The file was not made',
  born: 'Born {day}',
  mrn: 'MRN {mrn}',
});
