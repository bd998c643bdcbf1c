import { texts } from '../lib/texts.ts';

export const t = texts({
  retry: 'Try again',
  cancel: 'Cancel',
  close: 'Close',
  loading: 'Loading',
  couldNotLoad: 'This could not be loaded',
  nothingLost: 'Nothing was lost.',
  requestId: 'Reference {id}',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  copy: 'Copy',
  quickPhrases: 'Quick phrases',
  phraseMine: 'Mine',
  phraseOfWorkspace: 'Workspace',
});
