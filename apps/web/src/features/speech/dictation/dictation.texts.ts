import { texts } from '../../../lib/texts.ts';

export const t = texts({
  dictate: 'Dictate',
  dictateFor: { one: 'Dictate · {n} credit', other: 'Dictate · {n} credits' },
  stop: 'Stop dictating',
  key: 'Dictate in this field, or stop',
  opening: 'Waiting for the microphone',
  listening: 'Listening',
  waiting: 'No connection. Your speech is saved and transcribed when it returns.',
  finishing: 'Transcribing the last words',
  denied: 'The browser blocked the microphone. Allow it for this site in the address bar.',
  missing: 'No microphone was found. Plug one in and start again.',
  busy: 'Another program is using the microphone. Close it there and start again.',
  unsupported: 'This browser cannot record.',
  noEngine: 'Dictation needs a speech engine. This server has none.',
  none: 'This server has no live speech engine.',
  notDictated: 'Dictation did not start',
  stopped: 'Dictation stopped',
  noCredits: 'There are not enough credits to dictate.',
  notPlaced: 'The field was closed. You said: “{words}”',
});
