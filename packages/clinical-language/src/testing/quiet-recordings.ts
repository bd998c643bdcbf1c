import type { Utterance } from '@clinical/contract/transcripts/source.schemas';

const heard = (...texts: string[]): Utterance[] =>
  texts.map((text, i) => ({
    id: `u${i + 1}`,
    speaker: '',
    role: 'unknown',
    startMs: null,
    endMs: null,
    text,
    confidence: null,
  }));
const recorded = (expected: 'none' | 'little', ...texts: string[]) => ({
  utterances: heard(...texts),
  durationMs: 60_000,
  expected,
});

/** What speech engines write for a minute of silence, noise or music. */
export const quietRecordings = [
  recorded('none'),
  recorded('none', '', ' ', '...'),
  recorded('none', '[silence]', '[BLANK_AUDIO]'),
  recorded(
    'none',
    '♪ la la la ♪',
    '♪♪',
    '♪ love me tender, love me true, all my dreams fulfill, and darling i love you ♪',
  ),
  recorded('none', '(upbeat music)', '[Music]', '*static*', '<noise>'),
  recorded('none', 'Thank you.', 'Thank you for watching.', 'Thanks for watching!'),
  recorded('none', 'Subtitles by the community'),
  recorded('none', 'Um. Uh. Hmm.', 'mm', 'Hm.'),
  recorded(
    'little',
    'beep beep beep beep beep beep beep beep beep beep beep beep beep beep beep beep beep beep beep beep beep beep',
  ),
  recorded('little', 'Hello? Is this on?', '[coughing]', 'Okay.'),
] as const;
