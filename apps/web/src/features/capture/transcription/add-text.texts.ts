import { texts } from '../../../lib/texts.ts';

export const t = texts({
  region: 'Text of the audio',
  waits: 'The audio is stored and waits to be heard.',
  noEngine:
    'The audio is stored. No speech engine is set up that could turn it into text. Paste its transcript or add it as a file, and the note is written from that.',
  switchedOff:
    'The audio is stored. {reason} It is heard when that is switched on again. To have the note before, paste its transcript or add it as a file.',
  nothingHeard:
    'No words were heard in the audio, which is stored. If somebody speaks in it, paste what is said or add it as a file.',
  failed: 'The audio is stored. Instead of having it heard again, you can paste its transcript or add it as a file.',
  hearNow: 'Hear it now',
  hearAgain: 'Hear it again',
  transcript: 'Transcript of the audio',
  placeholder: 'Paste or type what is said in the audio',
  add: 'Add text and write the note',
  addOnly: 'Add text',
  file: 'Transcript file',
  chooseFile: 'Add a transcript file',
  fileHint: '.txt, .vtt or .json',
  sending: 'Sending the file, {percent}%',
  nothingTyped: 'Paste the transcript first, or add it as a file.',
  tooLong: 'The transcript is longer than {limit} characters. Add it as a file.',
  wrongFile: '“{file}” is not a transcript. Accepted: {endings}.',
  fileEmpty: '“{file}” is empty.',
  fileTooLarge: '“{file}” is {size}. A transcript can have up to {limit}.',
});
