import { texts } from '../../../lib/texts.ts';

export const t = texts({
  // audio that was heard in part
  notHeard: 'Not transcribed',
  draft: 'Low-accuracy draft',
  draftText: '{engine} is far less accurate than a person. Check every line before you generate a note.',
  partial: '{n} of the audio could not be transcribed',
  hearRest: 'Transcribe the rest',
});
