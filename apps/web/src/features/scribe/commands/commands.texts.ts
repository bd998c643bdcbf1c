import { texts } from '../../../lib/texts.ts';

export const t = texts({
  title: 'Generate from this chart',
  about: 'Uses only this chart. The answer becomes a new entry that you can edit.',
  label: 'What should be written?',
  placeholder: 'Write a referral letter to cardiology',
  suggestions: 'Suggestions',
  referral: 'Referral letter',
  referralWish: 'Write a referral letter to ',
  summary: 'Last three visits',
  summaryWish: 'Summarise the last three visits',
  instructions: 'Patient instructions',
  instructionsWish: 'Write patient instructions from the last visit',
  workNote: 'Work note',
  workNoteWish: 'Write a note for work',
  medications: 'Medication list',
  medicationsWish: 'List the current medications',
  problems: 'Problem list',
  problemsWish: 'List the active problems',
  write: 'Generate',
  key: 'Generate from this chart',
});
