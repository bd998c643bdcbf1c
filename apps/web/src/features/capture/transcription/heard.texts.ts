import { texts } from '../../../lib/texts.ts';

export const t = texts({
  // audio that was heard in part
  notHeard: 'Not turned into text',
  draft: 'Low-accuracy draft',
  draftText: '{engine} hears far less right than a person does. Check every line before a note is written from it.',
  partial: '{n} of the audio could not be heard',
  hearRest: 'Hear the rest',
});
