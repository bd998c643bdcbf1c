import { texts } from '../../lib/texts.ts';

export const t = texts({
  instructions: 'Press Space to lift this card, arrow keys to move it, Space to drop it and Escape to put it back.',
  roleDescription: 'Card that can be moved',
  lifted: '{name} lifted. {column}, {at} of {of}',
  place: '{column}, {at} of {of}',
  dropped: '{name} dropped. {column}, {at} of {of}',
  putBack: '{name} put back. {column}, {at} of {of}',
  notMoved: '{name} was not moved',
  column: 'column',
  order: 'place',
  drop: 'drop',
  back: 'put back',
  empty: 'No cards',
  more: { one: 'Show {n} more', other: 'Show {n} more' },
});
