import { texts } from '../../../lib/texts.ts';

export const t = texts({
  none: 'No evidence section',
  why: 'This server has no literature library yet, so no evidence is cited.',
});
