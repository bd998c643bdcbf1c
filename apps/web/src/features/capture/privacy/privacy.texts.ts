import { texts } from '../../../lib/texts.ts';

export const t = texts({
  consentWords:
    'Ask the patient: “May I record our visit, so that it can be written down for your chart? You can say no, and you can stop it at any time.”',
  notLoaded: 'The privacy settings could not be loaded',
  saved: 'Saved',
  notSaved: 'The settings were not saved',
  undo: 'Undo',
  adminsChange: 'Only workspace admins can change this.',
  // retention
  retention: 'Retention',
  retentionLead:
    'Data past its retention period is permanently erased. The hash of the audio and its notes are kept. Charts stay in the bin for 30 days first; a chart with a signed note is never erased.',
  mine: 'My recordings and charts',
  workspace: 'Everyone in this workspace',
  workspaceHint: 'Overrides personal choices.',
  audio: 'Audio, from the visit',
  charts: 'Charts, from their last change',
  days: { one: '{n} day', other: '{n} days' },
  untilDeleted: 'Until deleted',
  asUsual: 'Default: {kept}',
  everyoneChooses: 'Each person chooses',
  decided: 'Set by the workspace: {kept}.',
  nothingDue: 'Nothing will be erased in the next 30 days.',
  dueMine: 'Your data to be erased in the next 30 days',
  dueAll: 'Workspace data to be erased in the next 30 days',
  dueAudio: { one: 'audio of {n} entry', other: 'audio of {n} entries' },
  dueCharts: { one: '{n} chart, moved to the bin', other: '{n} charts, moved to the bin' },
  dueOn: '{day}: {what}',
  // consent
  consent: 'Consent to recording',
  consentLead: 'The question asked before recording starts. Each answer stores the version shown.',
  consentNow: 'Version {version}',
  consentText: 'Text',
  saveText: 'Save as a new version',
  ownText: 'Use the built-in text',
  earlier: 'Earlier versions',
  versionBy: '{version}, by {name}, {time}',
  builtIn: '{version}, built in',
  textSaved: 'The new text is used from now on',
});
