import { texts } from '../../../lib/texts.ts';

export const t = texts({
  menuOf: 'Speaker {speaker}: change',
  linesBy: { one: '{speaker} · {n} line', other: '{speaker} · {n} lines' },
  part: 'Part in the visit',
  rename: 'Rename {speaker}…',
  swapWith: 'Swap with {speaker}',
  onlyThis: 'Only this line is by',
  renameTitle: 'Rename {speaker}',
  name: 'Name',
  nameHint: 'Stands before each of their lines, in quotes of the note as well.',
  save: 'Rename',
  cancel: 'Cancel',
  close: 'Close',
  changed: 'Speakers changed',
  undo: 'Undo',
  notChanged: 'The speakers could not be changed',
  noticeTitle: 'The speakers were changed after this note was written',
  noticeText: 'The checks have run again. The note itself still says who said what as it was before.',
});
