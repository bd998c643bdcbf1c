import { texts } from '../../../lib/texts.ts';

export const t = texts({
  unsureWord: 'Low-confidence word: the speech engine was not sure',
  liveChanges: { one: 'One place differs from the live text', other: '{n} places differ from the live text' },
  liveChangesText: 'Numbers or drug names changed in the final transcript. They are marked below with the live text.',
  liveChangesDismiss: 'Hide marks',
  liveBefore: 'live: {before}',
  liveNothing: 'live: nothing',
  unsure: 'Low-confidence line: the speech engine was not sure',
});
