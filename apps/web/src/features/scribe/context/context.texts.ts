import { texts } from '../../../lib/texts.ts';

export const t = texts({
  manager: 'AI context',
  open: { one: 'AI context, {n} entry selected', other: 'AI context, {n} entries selected' },
  lead: 'Selected entries are sent with the next note as background. Their facts are never presented as said today.',
  lastVisit: 'Last visit',
  clear: 'Clear',
  autoAppend: 'Use the last visit as context',
  autoAppendHint: 'Selects the latest earlier entry when you open a chart.',
  notSaved: 'The setting was not saved',
  entries: 'Entries of this chart',
  none: 'This chart has no entries to select yet.',
  signed: 'Signed',
  general: 'General format',
  characters: { one: '{n} character', other: '{n} characters' },
  chosen: {
    one: '{entries} selected, {n} character of {limit}',
    other: '{entries} selected, {n} characters of {limit}',
  },
  entriesCount: { one: '{n} entry', other: '{n} entries' },
  over: '{over} characters over the limit of this model. Remove the entry of {date} to fit.',
  overMore: '{over} characters over the limit of this model. Remove the entry of {date} first.',
  leaveOut: 'Remove entry',
  close: 'Close',
  keyContext: 'Select entries for the AI',
});
