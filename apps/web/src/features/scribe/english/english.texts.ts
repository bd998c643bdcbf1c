import { texts } from '../../../lib/texts.ts';

export const t = texts({
  before: 'The local engine writes in English only. A configured model would write this note in {language}.',
  title: 'This note is in English',
  leftOutTitle: {
    one: 'One line of the visit is not in English',
    other: '{n} lines of the visit are not in English',
  },
  leftOut:
    'The local engine understands English only, so the note says nothing of what is said there. Read it in the source; a configured model would write from it.',
  after: 'The local engine writes nothing else. Your language is {language}; a configured model would write in it.',
});
