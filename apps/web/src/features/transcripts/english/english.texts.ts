import { texts } from '../../../lib/texts.ts';

export const t = texts({
  before: 'The local engine writes in English only. A configured model would write this note in {language}.',
  title: 'This note is in English',
  after: 'The local engine writes nothing else. Your language is {language}; a configured model would write in it.',
});
