import { texts } from '../../../lib/texts.ts';

export const t = texts({
  none: 'No evidence section',
  why: 'This server has no literature to search yet, so nothing is cited here and nothing was made up.',
});
