import { texts } from '../../../lib/texts.ts';

export const t = texts({
  leaving: 'Sharing and outside services',
  leavingLead: 'Applies to everyone in the workspace and overrides personal choices.',
  leavingOfAdmins: 'Your workspace decides this for everyone; its admins can change it.',
  notLoaded: 'The workspace rules could not be loaded',
  whoShares: 'Who can share patients outside the workspace',
  whoSharesRule: 'A stricter rule applies to new shares. Existing shares stay until someone ends them.',
  anyone: 'Everyone who can edit',
  admins: 'Only admins',
  nobody: 'No one',
  stands: {
    one: '{n} person outside has access or a pending offer',
    other: '{n} people outside have access or a pending offer',
  },
  sharesWith: '{by} shares with {email}',
  Pending: 'Pending',
  Accepted: 'Accepted',
  services: 'Outside services',
  servicesRule:
    'No data of this workspace is sent to a service that is off. The built-in engine can generate notes, and recordings wait until a speech engine is available.',
  models: 'Generates notes: receives the text of visits, notes and templates',
  speech: 'Transcribes: receives the audio of recordings and dictation',
  literature: 'Searches publications: receives up to eight words of a question, without identifiers',
  notes: 'Receives notes at addresses that members set on the Automation Rules page',
  saved: 'Saved',
  notSaved: 'Not saved',
  undo: 'Undo',
  keyNotUsed: 'Your workspace has switched OpenAI off, so your key is not used here.',
});
