import { call } from '../call.ts';
import type { Ok } from '../common.schemas.ts';
import type {
  AssetLink,
  EmptyTicket,
  GenerateEvent,
  GenerateNote,
  InspectedPdf,
  InspectPdfFields,
  NoteWriting,
  RestoreVersion,
  SavedTranscript,
  SaveTranscript,
  ThreadLine,
  ThreadPart,
  Transcript,
  TranscriptVersion,
  UpdateTranscript,
  UpdateTranscriptTag,
  UploadAudioFields,
  UploadDocumentFields,
  UploadedTranscripts,
} from './transcripts.schemas.ts';

type ById = { id: string };

/** A note id gives the thread (an array), or the part of it that is asked for, an entry id one entry. */
export const getTranscripts = call<{ params: ById; query?: ThreadPart }, Transcript | Transcript[]>(
  'GET',
  '/transcripts/{id}',
);
/** A chart's thread without its texts; `id` is the chart's. */
export const getOutline = call<{ params: ById }, ThreadLine[]>('GET', '/transcripts/{id}/outline');
export const createEmptyTicket = call<{ body: EmptyTicket }, Transcript>('POST', '/transcripts/create_empty_ticket');
export const saveTranscript = call<{ body: SaveTranscript }, SavedTranscript>('POST', '/transcripts/save_transcript');
export const uploadAudioFiles = call<{ body: UploadAudioFields }, UploadedTranscripts>(
  'POST',
  '/transcripts/upload_audio_files',
);
/** One entry for each picture; its text is read by OCR. */
export const uploadImageFiles = call<{ body: UploadDocumentFields }, UploadedTranscripts>(
  'POST',
  '/transcripts/upload_image_files',
);
/** What PDFs hold and cost, before they are uploaded. */
export const inspectPdfFiles = call<{ body: InspectPdfFields }, InspectedPdf[]>(
  'POST',
  '/transcripts/inspect_pdf_files',
);
/** One entry for each PDF; pages without a text of their own are read by OCR. */
export const uploadPdfFiles = call<{ body: UploadDocumentFields }, UploadedTranscripts>(
  'POST',
  '/transcripts/upload_pdf_files',
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
/** A short-lived link to an original, for what cannot send a bearer: an audio element. */
export const linkAsset = call<{ params: { noteId: string; transcriptId: string; audio: string } }, AssetLink>(
  'POST',
  '/notes/{noteId}/transcripts/{transcriptId}/asset/{audio}/link',
);
export const openAsset = call<{ query: { link: string } }, Blob>('GET', '/assets');
