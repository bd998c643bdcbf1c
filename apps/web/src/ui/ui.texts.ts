import { texts } from '../lib/texts.ts';

export const t = texts({
  copyItsText: 'Copy its text',
  copiedText: 'Copied to clipboard',
  notCopied: 'Failed to copy',
  notCopiedText: 'Unable to copy text.',
  letGo: 'Let it go',
  retry: 'Try again',
  cancel: 'Cancel',
  close: 'Close',
  loading: 'Loading',
  couldNotLoad: 'This could not be loaded',
  nothingLost: 'Nothing was lost.',
  requestId: 'Reference {id}',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  restored: 'Your unsaved changes from last time are here.',
  copy: 'Copy',
  needsServer: 'Not possible offline. It will be when the connection is back.',
  quickPhrases: 'Quick phrases',
  phraseMine: 'Mine',
  phraseOfWorkspace: 'Workspace',
});
