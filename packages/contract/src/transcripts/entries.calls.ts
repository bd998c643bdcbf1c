import { call } from '../call.ts';
import type { Ok } from '../common.schemas.ts';
import type { EmptyTicket, UpdateTranscript, UpdateTranscriptTag } from './edits.schemas.ts';
import type { ThreadLine, ThreadPart } from './thread.schemas.ts';
import type { Transcript } from './entries.schemas.ts';

/** A note id gives the thread (an array), or the part of it that is asked for, an entry id one entry. */
export const getTranscripts = call<{ params: { id: string }; query?: ThreadPart }, Transcript | Transcript[]>(
  'GET',
  '/transcripts/{id}',
);
/** A chart's thread without its texts; `id` is the chart's. */
export const getOutline = call<{ params: { id: string } }, ThreadLine[]>('GET', '/transcripts/{id}/outline');
export const createEmptyTicket = call<{ body: EmptyTicket }, Transcript>('POST', '/transcripts/create_empty_ticket');
export const updateTranscript = call<{ body: UpdateTranscript }, Transcript>('PUT', '/transcripts/update_transcript');
export const updateTranscriptTag = call<{ params: { id: string }; body: UpdateTranscriptTag }, Transcript>(
  'PUT',
  '/transcripts/{id}/update_transcript_tag',
);
export const deleteTranscript = call<{ params: { id: string } }, Ok>('DELETE', '/transcripts/{id}/delete_transcript');
