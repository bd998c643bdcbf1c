import { texts } from '../../../lib/texts.ts';

export const t = texts({
  manager: 'AI context',
  open: { one: 'AI context, {n} entry chosen', other: 'AI context, {n} entries chosen' },
  lead: 'Ticked entries go with the next note, so that it can take up what still holds. Nothing of them counts as said today.',
  lastVisit: 'Last visit',
  clear: 'Clear',
  autoAppend: 'Use the last visit as context',
  autoAppendHint: 'Ticks the latest earlier entry whenever a chart is opened.',
  notSaved: 'The setting was not saved',
  entries: 'Entries of this chart',
  none: 'This chart has no entry to draw from yet.',
  signed: 'Signed',
  general: 'General format',
  characters: { one: '{n} character', other: '{n} characters' },
  chosen: { one: '{entries} chosen, {n} character of {limit}', other: '{entries} chosen, {n} characters of {limit}' },
  entriesCount: { one: '{n} entry', other: '{n} entries' },
  over: 'These are {over} characters more than the chosen model takes. Leave out the entry of {date}, and it fits.',
  overMore: 'These are {over} characters more than the chosen model takes. Leave out the entry of {date} first.',
  leaveOut: 'Leave it out',
  close: 'Close',
  keyContext: 'Choose entries for the AI',
});
