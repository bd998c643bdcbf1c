import { texts } from '../../lib/texts.ts';

export const t = texts({
  title: 'Automations',
  empty: 'Your automations will be here.',
  failed: 'The automations could not be loaded.',
  newTitle: 'Title',
  add: 'Add automation',
});
