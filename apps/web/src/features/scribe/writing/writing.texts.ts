import { texts } from '../../../lib/texts.ts';

export const t = texts({
  // a note as it is written
  noteBeingWritten: 'Note in progress',
  sectionsDone: { one: '{done} of {n} section generated', other: '{done} of {n} sections generated' },
  whatCame: 'Text generated before it stopped. It is not part of the note.',
  stateWaiting: 'Pending',
  stateGenerating: 'Generating',
  stateWritten: 'Generated',
  stateNothing: 'Empty',
  stateEdited: 'Edited',
  stateFailed: 'Not generated',
  // one section alone
  redoSection: 'Regenerate {header}',
  redoFor: { one: 'Regenerate {header} · {n} credit', other: 'Regenerate {header} · {n} credits' },
  replaceTitle: 'Replace edited text',
  replaceText: 'These sections were edited after they were generated: {headers}. The edited text stays in the history.',
  replace: 'Regenerate',
  // the menu of a source
  writeMenu: 'Generate note',
  writeAgainMenu: 'Regenerate',
  templates: 'Templates',
  eachCosts: { one: '{n} credit', other: '{n} credits' },
  generalFormat: 'General format',
  chosenNow: 'last used',
  extraContext: 'Extra clinical context',
  extraContextHint: 'Facts not mentioned in the visit. The note marks them as typed.',
  enterWrites: 'Enter generates the note with {template}.',
  extraContextTooLong: 'At most {limit} characters.',
  // what was learned later
  addLateFacts: 'Add late facts',
  lateFacts: 'Add late facts',
  lateText: 'Information learned after the visit',
  lateHint: 'A lab result, a phone call. Your wording is kept and marked as typed.',
  lateLead: 'Each sentence is placed in a section. Select another section if needed.',
  lateShow: 'Preview in the note',
  lateBack: 'Change the text',
  lateKeep: 'Add to the note',
  lateKept: 'Late facts added',
  noteChanged: 'The note has changed. Review the facts in it again.',
  writeAgain: 'Regenerate note',
  // an entry
  generate: 'Generate note',
  notGenerated: 'The note was not generated',
});
