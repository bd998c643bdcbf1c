import { texts } from '../../../lib/texts.ts';

export const t = texts({
  region: 'Audio transcript',
  waits: 'The audio is saved and waiting to be transcribed.',
  noEngine:
    'The audio is saved. No speech engine is set up to transcribe it. Paste its transcript or add it as a file to generate the note.',
  switchedOff:
    'The audio is saved. {reason} It is transcribed when that is switched on again. To generate the note now, paste the transcript or add it as a file.',
  nothingHeard:
    'The audio is saved, but no words were found in it. If someone speaks in it, paste the transcript or add it as a file.',
  failed: 'The audio is saved. Instead of transcribing it again, you can paste its transcript or add it as a file.',
  hearNow: 'Transcribe now',
  hearWith: 'Transcribe with {engine}',
  tryAgain: 'Try transcribing again',
  hearAgain: 'Transcribe again',
  transcript: 'Transcript of the audio',
  placeholder: 'Paste or type what is said in the audio',
  add: 'Add transcript and generate note',
  addOnly: 'Add transcript',
  file: 'Transcript file',
  chooseFile: 'Add a transcript file',
  fileHint: '.txt, .vtt, .srt, .json or .docx',
  sending: 'Sending the file, {percent}%',
  nothingTyped: 'Paste the transcript first, or add it as a file.',
  tooLong: 'The transcript is longer than {limit} characters. Add it as a file.',
  wrongFile: '“{file}” is not a transcript. Accepted: {endings}.',
  fileEmpty: '“{file}” is empty.',
  fileTooLarge: '“{file}” is {size}. A transcript can have up to {limit}.',
});
