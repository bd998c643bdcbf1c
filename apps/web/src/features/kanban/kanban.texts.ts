import { texts } from '../../lib/texts.ts';

export const t = texts({
  title: 'Kanban',
  empty: 'Your cards will be here.',
  failed: 'The cards could not be loaded.',
  newTitle: 'Title',
  add: 'Add card',
});
