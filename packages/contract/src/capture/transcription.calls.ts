import { call } from '../call.ts';
import type { TranscriptionStarted, ReviewLines, PendingGenerated } from './transcription.schemas.ts';
import type { SavedTranscript } from '../scribe/sources.schemas.ts';
import type { Transcript } from '../transcripts/entries.schemas.ts';

/** Has the audio of an entry heard, or what is missing of it. */
export const transcribeAudio = call<{ params: { id: string } }, TranscriptionStarted>('POST', '/transcripts/{id}/hear');
/** Writes the notes of all my entries that waited for credits, as far as they reach. */
export const generatePending = call<Record<never, never>, PendingGenerated>('POST', '/transcripts/generate_waiting');
/** Gives an entry that has audio and no words its text. */
export const addText = call<{ params: { id: string }; body: { question: string } }, SavedTranscript>(
  'POST',
  '/transcripts/{id}/add_text',
);
/** The same from a transcript file, which is kept beside the audio. */
export const addTextFile = call<{ params: { id: string }; body: Record<never, never> }, SavedTranscript>(
  'POST',
  '/transcripts/{id}/add_text_file',
);
/** Ticks off lines of a draft that a person has looked at, or takes the ticks back. */
export const reviewLines = call<{ params: { id: string }; body: ReviewLines }, Transcript>(
  'PUT',
  '/transcripts/{id}/reviewed_lines',
);
