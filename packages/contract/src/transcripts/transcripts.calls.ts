import { call } from '../call.ts';
import type { Ok } from '../common.schemas.ts';
import type {
  EmptyTicket,
  GenerateEvent,
  GenerateNote,
  NoteWriting,
  RestoreVersion,
  SavedTranscript,
  SaveTranscript,
  Transcript,
  TranscriptVersion,
  UpdateTranscript,
  UpdateTranscriptTag,
  UploadAudioFields,
  UploadedTranscripts,
} from './transcripts.schemas.ts';

type ById = { id: string };

/** A note id gives the thread (an array), an entry id one entry. */
export const getTranscripts = call<{ params: ById }, Transcript | Transcript[]>('GET', '/transcripts/{id}');
export const createEmptyTicket = call<{ body: EmptyTicket }, Transcript>('POST', '/transcripts/create_empty_ticket');
export const saveTranscript = call<{ body: SaveTranscript }, SavedTranscript>('POST', '/transcripts/save_transcript');
export const uploadAudioFiles = call<{ body: UploadAudioFields }, UploadedTranscripts>(
  'POST',
  '/transcripts/upload_audio_files',
);
export const generateTranscript = call<{ params: ById; body: GenerateNote }, GenerateEvent>(
  'POST',
  '/transcripts/{id}/generate',
);
/** How far the last job of an entry is: for whoever comes back to it. */
export const getWriting = call<{ params: ById }, NoteWriting>('GET', '/transcripts/{id}/writing');
export const updateTranscript = call<{ body: UpdateTranscript }, Transcript>('PUT', '/transcripts/update_transcript');
export const updateTranscriptTag = call<{ params: ById; body: UpdateTranscriptTag }, Transcript>(
  'PUT',
  '/transcripts/{id}/update_transcript_tag',
);
export const getEditHistory = call<{ params: ById; query: { note_id?: string } }, TranscriptVersion[]>(
  'GET',
  '/transcripts/{id}/edit-history',
);
export const restoreVersion = call<{ params: ById; body: RestoreVersion }, Transcript>(
  'POST',
  '/transcripts/{id}/restore',
);
export const deleteTranscript = call<{ params: ById }, Ok>('DELETE', '/transcripts/{id}/delete_transcript');
/** The original upload, as an attachment. */
export const getAsset = call<{ params: { noteId: string; transcriptId: string; audio: string } }, Blob>(
  'GET',
  '/notes/{noteId}/transcripts/{transcriptId}/asset/{audio}',
);
