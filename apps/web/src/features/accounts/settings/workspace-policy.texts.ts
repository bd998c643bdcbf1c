import { texts } from '../../../lib/texts.ts';

export const t = texts({
  leaving: 'What leaves this workspace',
  leavingLead: 'Holds for everybody who works in it, and comes before their own choices.',
  leavingOfAdmins: 'Your workspace decides this for everybody in it; its admins can change it.',
  notLoaded: 'The rules of the workspace could not be loaded',
  whoShares: 'Who may share patients with people outside the workspace',
  whoSharesRule:
    'A stricter rule holds for what is shared from now on. What is shared already stays until somebody ends it.',
  anyone: 'Everybody who may edit',
  admins: 'Only admins',
  nobody: 'Nobody',
  stands: {
    one: '{n} person outside has, or was offered, patients',
    other: '{n} people outside have, or were offered, patients',
  },
  sharesWith: '{by} shares with {email}',
  Pending: 'Pending',
  Accepted: 'Accepted',
  services: 'Outside services',
  servicesRule:
    'Nothing of this workspace is sent to a service that is off. Notes can be written by the local engine, and recordings wait until an engine can hear them.',
  models: 'Writes: gets the text of visits, notes and templates',
  speech: 'Hears: gets the sound of recordings and dictation',
  saved: 'Saved',
  notSaved: 'Not saved',
  undo: 'Undo',
  keyNotUsed: 'Your workspace has switched OpenAI off, so your key is not used here.',
});
