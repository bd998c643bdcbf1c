import { texts } from '../../../lib/texts.ts';

export const t = texts({
  heading: 'Heading',
  insertTable: 'Insert table',
  tableTools: 'Rows and columns',
  rowAbove: 'Add row above',
  rowBelow: 'Add row below',
  columnLeft: 'Add column left',
  columnRight: 'Add column right',
  headerRow: 'Header row on or off',
  deleteRow: 'Delete row',
  deleteColumn: 'Delete column',
  deleteTable: 'Delete table',
  quickPhrase: 'Quick phrase',
  blank: 'Blank to fill in. Press F2 for the next one',
  blanks: { one: '{n} blank to fill in', other: '{n} blanks to fill in' },
});
