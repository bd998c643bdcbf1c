import { texts } from '../../../lib/texts.ts';

export const t = texts({
  // hardly any speech
  noSpeechTitle: 'No speech captured',
  noSpeechText: 'The audio is kept. Without words there is nothing to write a note from, and nothing was charged.',
  littleSpeechTitle: 'Very little speech',
  littleSpeechText: 'Under 20 seconds or 20 words. The audio is kept, and nothing was charged.',
  generateAnyway: 'Generate anyway',
  // no credits
  creditsTitle: 'Waiting for credits',
  creditsText: 'The text is there and nothing was charged. The note is written when there are credits again.',
  generateWaiting: 'Generate all that wait',
  waitingStarted: { one: 'Writing 1 note', other: 'Writing {n} notes' },
  stillWaiting: { one: '1 entry still waits for credits.', other: '{n} entries still wait for credits.' },
});
