import { texts } from '../../../lib/texts.ts';

export const t = texts({
  editors: 'Also in this chart',
  here: '{name} has this chart open',
  inSection: '{name} is in {section}',
  editing: '{name} is editing',
  editingSection: '{name} is editing {section}',
  hereToo: '{name} is here',
  more: { one: '{n} more person', other: '{n} more people' },
  moreNames: 'Also here: {names}',
});
