import { texts } from '../../../lib/texts.ts';

export const t = texts({
  before:
    'The built-in engine generates notes in English only. A connected model would generate this note in {language}.',
  title: 'This note is in English',
  leftOutTitle: {
    one: 'One line of the visit is not in English',
    other: '{n} lines of the visit are not in English',
  },
  leftOut:
    'The built-in engine reads English only, so these lines are not in the note. Read them in the source, or connect a model.',
  after: 'The built-in engine generates English only. Your language is {language}; a connected model can generate it.',
});
