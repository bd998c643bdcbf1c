import { texts } from '../../../lib/texts.ts';

export const t = texts({
  // chart
  newEntry: 'New entry',
  keyGenerate: 'Generate note',
  // copying
  makeSynthetic: 'Try with a sample visit',
  // new entry
  transcript: 'Transcript',
  typeNote: 'Type the note instead',
  pasteHere: 'Paste or type the transcript of the encounter',
  keptOnDevice: 'Saved on this device until it is sent',
  files: 'Files',
  dropFiles: 'Drop files here or choose them',
  chooseFiles: 'Choose files',
  fileHint:
    'Transcripts (.txt, .vtt, .srt, .json), audio (.wav, .mp3, .m4a, .webm, .ogg), pictures (.jpg, .png) and PDFs of up to {pages} pages, {scanned} of them scanned. A transcript with the same name as an audio file is its text.',
  dropNow: 'Drop to add the files',
  nothingGiven: 'Paste a transcript or select a file first',
  tooLong: 'The transcript is longer than {limit} characters. Split it, or upload it as a file.',
  discardText: 'Discard',
  addedFiles: 'Files to send',
  removeFile: 'Remove {file}',
  stopFile: 'Stop sending {file}',
  retryFile: 'Resend {file}',
  fileWaiting: 'Ready to send',
  fileSending: 'Sending, {percent}%',
  fileSent: 'Sent',
  fileNoConnection: 'No connection. Resumes by itself, {percent}% sent',
  fileStopped: 'Stopped',
  fileStoppedAt: 'Stopped, {percent}% sent',
  leftFile: '{percent}% sent. Select the file again to resume.',
  leftFiles: 'Unfinished uploads',
  discardFile: 'Discard {file}',
  notDiscarded: 'The file could not be discarded',
  fileType: '“{file}” is not a transcript, audio, a picture or a PDF. Accepted: {endings}.',
  fileHeic: '“{file}” is a HEIC photo. Phones turn HEIC photos into JPEG when JPEG is asked for: send it as JPEG.',
  countingPages: 'Counting pages',
  pdfPages: { one: '1 page', other: '{n} pages' },
  pdfScanned: { one: '1 of them scanned', other: '{n} of them scanned' },
  pdfCredits: { one: '1 credit', other: '{n} credits' },
  pdfFree: 'no credits',
  fileEmpty: '“{file}” is empty.',
  fileTooLarge: '“{file}” is {size}. Files of this kind can have up to {limit}.',
  fileTooMany: '“{file}” is over the limit. Up to {limit} files can be sent at once.',
  // the menu of a source
  addExtraContext: 'Add extra clinical context',
});
