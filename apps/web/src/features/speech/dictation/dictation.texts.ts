import { texts } from '../../../lib/texts.ts';

export const t = texts({
  dictate: 'Dictate',
  dictateFor: { one: 'Dictate · {n} credit', other: 'Dictate · {n} credits' },
  stop: 'Stop dictating',
  key: 'Dictate in this field, or stop',
  opening: 'Waiting for the microphone',
  listening: 'Listening',
  waiting: 'No connection. What you say is kept and written when it is back.',
  finishing: 'Writing the last words',
  denied: 'The browser has refused the microphone. Allow it for this site in the address bar.',
  missing: 'No microphone was found. Plug one in and start again.',
  busy: 'Another program has the microphone. Close it there and start again.',
  unsupported: 'This browser cannot record.',
  none: 'No speech engine hears while you speak on this server.',
  notDictated: 'Dictation did not start',
  stopped: 'Dictation stopped',
  noCredits: 'There are not enough credits to dictate.',
  notPlaced: 'The field is gone. You said: “{words}”',
});
