/** What the keys begin with of what people wrote or recorded and the server does not have: a sign-out asks before it deletes it. */
export const unsentKeys = [
  'note-edit:',
  'new-entry:',
  'new-entry-context:',
  'add-text:',
  'source-line:',
  'extra-context:',
  'late-facts:',
  'command:',
  'magic-edit:',
  'voice-edit:',
  'prechart:',
  'template:',
  'prompt-template:',
  'quick-phrase:',
  'addendum:',
  'reason:',
  'recording:',
  'message:',
  'message-draft:',
  'message-edit:',
  'pre-chat-answer:',
] as const;

export type UnsentKey = `${(typeof unsentKeys)[number]}${string}`;
