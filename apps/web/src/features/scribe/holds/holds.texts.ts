import { texts } from '../../../lib/texts.ts';

export const t = texts({
  // hardly any speech
  noSpeechTitle: 'No speech captured',
  noSpeechText: 'No note was generated and nothing was charged. The audio is saved.',
  littleSpeechTitle: 'Very little speech',
  littleSpeechText: 'Under 20 seconds or 20 words. The audio is saved, and nothing was charged.',
  generateAnyway: 'Generate anyway',
  // no credits
  creditsTitle: 'Waiting for credits',
  creditsText: 'The transcript is saved and nothing was charged. Generate the note when you have credits again.',
  generateWaiting: 'Generate all pending notes',
  waitingStarted: { one: 'Generating 1 note', other: 'Generating {n} notes' },
  stillWaiting: { one: '1 entry is still waiting for credits.', other: '{n} entries are still waiting for credits.' },
});
