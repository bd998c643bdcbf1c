import { texts } from '../../lib/texts.ts';

export const t = texts({
  engines: 'Engines',
  enginesLead: 'What does the work in this workspace, and why. The person who runs this installation sets them up.',
  enginesNotLoaded: 'The engines could not be loaded',
  notes: 'Generates notes',
  speech: 'Transcribes',
  mail: 'Sends mail',
  engineUnknown: 'Not known',
  engineMissing: 'Not set up',
  tasks: 'Notes in progress',
  waiting: 'Waiting to process',
  processing: 'Processing note: {n}%',
  completed: 'Note completed! Click the patient name above to view if you navigated away from the chart',
  failed: 'Failed to upload file',
  openChart: 'Open the chart of {name} in a new tab',
  unnamed: 'Patient',
  cancel: 'Cancel',
  cancelOf: 'Cancel the note of {name}',
  retry: 'Retry',
  retryOf: 'Retry the note of {name}',
  local: 'Built-in engine',
  localOf: 'Run the note of {name} with the built-in engine',
  price: { one: '{n} credit', other: '{n} credits' },
  close: 'Close',
  progressOf: 'Progress of the note of {name}',
  tip: 'Tip',
});

/** Shown in turn while a note is being made (specification, section 9). */
export const tips = texts({
  1: 'Highlight text in a note and use magic edit to change just that part.',
  2: 'Select text to save it as a pre-chart or as a quick phrase for later.',
  3: 'The stethoscope icon lets you choose how fast a note is delivered.',
  4: 'Ask for evidence, and level 1 studies are looked up for the note.',
  5: 'Your feedback in the community decides what is built next.',
  6: 'The pot icon lets you pick past encounters for the AI to consider.',
  7: 'Chat support is at the bottom right.',
});
export const tipCount = 7;
