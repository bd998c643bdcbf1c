import { call } from '../call.ts';
import type { ChangeSpeakers } from './speakers.schemas.ts';
import type { Transcript } from './entries.schemas.ts';

/** Says anew who spoke. `If-Match` names the version of the entry that was seen. */
export const changeSpeakers = call<{ params: { id: string }; body: ChangeSpeakers }, Transcript>(
  'PUT',
  '/transcripts/{id}/speakers',
);
