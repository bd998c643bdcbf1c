import { call } from '../call.ts';
import type { SavedTranscript, SaveTranscript } from './sources.schemas.ts';

export const saveTranscript = call<{ body: SaveTranscript }, SavedTranscript>('POST', '/transcripts/save_transcript');
