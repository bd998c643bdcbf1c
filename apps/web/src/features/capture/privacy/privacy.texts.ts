import { texts } from '../../../lib/texts.ts';

export const t = texts({
  consentWords:
    'Ask the patient: “May I record our visit, so that it can be written down for your chart? You can say no, and you can stop it at any time.”',
  notLoaded: 'The privacy settings could not be loaded',
  saved: 'Saved',
  notSaved: 'The settings were not saved',
  undo: 'Undo',
  adminsChange: 'Admins of the workspace change this.',
  // retention
  retention: 'How long things are kept',
  retentionLead:
    'What is over its time is erased for good. Of audio its hash stays, and what was written from it; charts lie in the bin for 30 days first, and none goes that holds a signed note.',
  mine: 'My recordings and charts',
  workspace: 'Everybody in this workspace',
  workspaceHint: 'Comes before what a person has chosen.',
  audio: 'Audio, from the visit on',
  charts: 'Charts, from their last change on',
  days: { one: '{n} day', other: '{n} days' },
  untilDeleted: 'Until deleted',
  asUsual: 'As usual: {kept}',
  everyoneChooses: 'Each person chooses',
  decided: 'The workspace has decided: {kept}.',
  nothingDue: 'Nothing goes in the next 30 days.',
  dueMine: 'What of yours goes in the next 30 days',
  dueAll: 'What goes in this workspace in the next 30 days',
  dueAudio: { one: 'audio of {n} entry', other: 'audio of {n} entries' },
  dueCharts: { one: '{n} chart, to the bin', other: '{n} charts, to the bin' },
  dueOn: '{day}: {what}',
  // consent
  consent: 'Consent to a recording',
  consentLead: 'What is asked of a patient before the first byte. Each answer keeps the version that was shown.',
  consentNow: 'Version {version}',
  consentText: 'Text',
  saveText: 'Save as a new version',
  ownText: 'Use the built-in text',
  earlier: 'Earlier versions',
  versionBy: '{version}, by {name}, {time}',
  builtIn: '{version}, built in',
  textSaved: 'The new text is asked from now on',
});
