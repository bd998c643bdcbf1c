import { texts } from '../../../lib/texts.ts';

export const t = texts({
  // a note as it is written
  noteBeingWritten: 'Note being written',
  sectionsDone: { one: '{done} of {n} section written', other: '{done} of {n} sections written' },
  whatCame: 'What was written before it stopped. It is not part of the note.',
  stateWaiting: 'To come',
  stateGenerating: 'Writing',
  stateWritten: 'Written',
  stateNothing: 'Nothing to write',
  stateEdited: 'Edited',
  stateFailed: 'Not written',
  // one section alone
  redoSection: 'Write {header} again',
  redoFor: { one: 'Write {header} again · {n} credit', other: 'Write {header} again · {n} credits' },
  replaceTitle: 'Replace edited text',
  replaceText: 'These sections were edited since they were written: {headers}. The edited text stays in the history.',
  replace: 'Write it again',
  // the menu of a source
  writeMenu: 'Write note',
  writeAgainMenu: 'Write again',
  templates: 'Templates',
  eachCosts: { one: '{n} credit', other: '{n} credits' },
  generalFormat: 'General format',
  chosenNow: 'used last',
  extraContext: 'Extra clinical context',
  extraContextHint: 'Facts that were not said. The note marks them as typed.',
  enterWrites: 'Enter writes the note with {template}.',
  extraContextTooLong: 'At most {limit} characters.',
  // what was learned later
  addLateFacts: 'Add late facts',
  lateFacts: 'Add late facts',
  lateText: 'What was learned after the visit',
  lateHint: 'A lab result, a phone call. The words stay as you type them, marked as typed.',
  lateLead: 'Each sentence goes where it belongs. Pick another section where that is wrong.',
  lateShow: 'Show in the note',
  lateBack: 'Change the text',
  lateKeep: 'Keep in the note',
  lateKept: 'Late facts added',
  noteChanged: 'The note was changed meanwhile. Look at the facts in it once more.',
  writeAgain: 'Write the note again',
  // an entry
  generate: 'Generate note',
  notGenerated: 'The note was not started',
});
