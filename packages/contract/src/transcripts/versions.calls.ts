import { call } from '../call.ts';
import type { RestoreVersion, TranscriptVersion } from './versions.schemas.ts';
import type { Transcript } from './entries.schemas.ts';

export const getEditHistory = call<{ params: { id: string }; query: { note_id?: string } }, TranscriptVersion[]>(
  'GET',
  '/transcripts/{id}/edit-history',
);
export const restoreVersion = call<{ params: { id: string }; body: RestoreVersion }, Transcript>(
  'POST',
  '/transcripts/{id}/restore',
);
