import { texts } from '../../lib/texts.ts';

export const t = texts({
  title: 'A sample visit and its note',
  lead: 'Point at a sentence to see what it comes from. The patient is a sample.',
  note: 'Note of the sample visit',
  said: 'Transcript of the sample visit',
});
