import { texts } from '../../../lib/texts.ts';

export const t = texts({
  button: 'Model: {name}',
  chip: 'Model',
  title: 'Model for this chart',
  key: 'Choose the model',
  until: 'Applies until you leave this patient.',
  builtIn: 'Built-in engine',
  builtInShort: 'Built-in',
  builtInAbout: 'Generates notes on this machine',
  builtInTime: 'about 1 s',
  connect: 'An administrator can connect a model. Notes then read more fluently.',
  credits: { one: '{n} credit', other: '{n} credits' },
  free: 'no credits',
  timeNotKnown: 'time not known',
  tooFew: { one: 'Costs {n} credit, and you have {balance}', other: 'Costs {n} credits, and you have {balance}' },
  billing: 'Open Billing',
  always: 'Use {name} in all charts',
  nowDefault: '{name} is now used in all charts',
  notSaved: 'The setting was not saved',
});
