import { texts } from '../lib/texts.ts';

export const t = texts({
  // chart
  chooseChart: 'Select a patient to see the chart',
  openPatients: 'Open patients',
  backToPatients: 'Back to patients',
  couldNotLoadChart: 'The chart could not be loaded',
  couldNotLoadThread: 'The entries could not be loaded',
  thread: 'Entries',
  keyNewEntry: 'New entry',
  places: 'Parts of the chart',
  notes: 'Notes',
  board: 'Board',
  picture: 'Picture',
  evidence: 'Evidence',
  keyNext: 'Next entry',
  keyPrevious: 'Previous entry',
  // an entry
  entryOf: 'Entry of {time}',
  actions: 'Actions for the entry of {time}',
  outdatedSources: {
    one: 'A publication that this note cites is out of date',
    other: '{n} publications that this note cites are out of date',
  },
  retracted: 'Retracted: {title}',
  superseded: 'Superseded: {title}',
  audioRemoved: 'The audio was removed on {day}, at the end of its retention period.',
  writingText: 'You can leave this page. The note will be here when it is done.',
  failedTitle: 'The note was not generated',
  cancelledTitle: 'Cancelled',
  failedText: 'The source is saved.',
  retry: 'Retry',
  runLocally: 'Use the built-in engine',
  note: 'Note',
  source: 'Source',
  panes: 'Parts of the entry',
  resize: 'Width of the source',
  // evidence
  legend: 'Sources',
  unsourcedCount: { one: '{n} sentence without a source', other: '{n} sentences without a source' },
  templateCount: { one: '{n} from the template', other: '{n} from the template' },
  typedCount: { one: '{n} typed', other: '{n} typed' },
  nextUnsourced: 'Show the next sentence without a source',
  differs: 'Differs from the transcript',
  keyHear: 'Play the audio of the sentence, or show its source',
  // editing
  noteText: '{header}, note text',
  emptySection: 'Empty',
  // copying
  copy: 'Copy note',
  copyWord: 'Copy',
  copyRich: 'Copy with formatting',
  copyPlain: 'Copy as plain text',
  copySection: 'Copy {header}',
  synthetic: 'Synthetic',
  // after signing
  afterSigning: 'After signing',
  signedAt: 'Signed at {time}',
  copyForRecord: 'Copy for the EHR',
  nextPatient: 'Next patient',
  // history
  history: 'History',
  // tag, delete, download
  changeTag: 'Change tag',
  download: 'Download {file}',
  notDownloaded: 'The file was not downloaded',
  // one section alone
  sectionNotWritten: 'The section was not generated',
  sectionKept: 'Its text is unchanged.',
});
