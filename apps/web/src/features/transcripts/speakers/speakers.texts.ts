import { texts } from '../../../lib/texts.ts';

export const t = texts({
  menuOf: 'Speaker {speaker}: change',
  linesBy: { one: '{speaker} · {n} line', other: '{speaker} · {n} lines' },
  part: 'Role in the visit',
  rename: 'Rename {speaker}…',
  swapWith: 'Swap with {speaker}',
  onlyThis: 'Only this line is by',
  renameTitle: 'Rename {speaker}',
  name: 'Name',
  nameHint: 'Shown before each of their lines and in quotes in the note.',
  save: 'Rename',
  cancel: 'Cancel',
  close: 'Close',
  changed: 'Speakers changed',
  undo: 'Undo',
  notChanged: 'The speakers could not be changed',
  noticeTitle: 'The speakers were changed after this note was written',
  noticeText: 'The checks have run again. The note still attributes statements to the previous speakers.',
});
