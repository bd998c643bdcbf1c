import { call } from '../call.ts';
import type { Ok } from '../common.schemas.ts';
import type {
  ChunkAbout,
  FinishedRecording,
  FinishRecording,
  Recording,
  RecordingList,
  StartRecording,
  StoredChunk,
} from './recordings.schemas.ts';

type ById = { id: string };

export const listRecordings = call<{ query: { noteId?: string } }, RecordingList>('GET', '/transcripts/recordings');
export const startRecording = call<{ body: StartRecording }, Recording>('POST', '/transcripts/recordings');
/** The body is the bytes of one chunk. Told again, the answer is the same; the numbers need not come in order. */
export const storeChunk = call<{ params: { id: string; n: number }; query: ChunkAbout; body: Uint8Array }, StoredChunk>(
  'PUT',
  '/transcripts/recordings/{id}/chunks/{n}',
);
export const finishRecording = call<{ params: ById; body: FinishRecording }, FinishedRecording>(
  'POST',
  '/transcripts/recordings/{id}/finish',
);
export const discardRecording = call<{ params: ById }, Ok>('DELETE', '/transcripts/recordings/{id}');
