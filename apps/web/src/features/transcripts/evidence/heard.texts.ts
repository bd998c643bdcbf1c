import { texts } from '../../../lib/texts.ts';

export const t = texts({
  unsureWord: 'The speech engine was not sure of this word',
  liveChanges: {
    one: 'One place is not what you read while recording',
    other: '{n} places are not what you read while recording',
  },
  liveChangesText:
    'Numbers or drug names were heard again and became others. They are marked below, with what was there.',
  liveChangesDismiss: 'Put the marks away',
  liveBefore: 'live: {before}',
  liveNothing: 'live: nothing',
  unsure: 'The speech engine was not sure of this line',
});
