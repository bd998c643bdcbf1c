import { texts } from '../../../lib/texts.ts';

export const t = texts({
  none: 'No evidence section',
  why: 'No source in the library names a problem of this note with its treatment, so none is cited.',
});
