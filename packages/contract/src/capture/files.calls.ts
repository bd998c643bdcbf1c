import { call } from '../call.ts';
import type {
  InspectedPdf,
  InspectPdfFields,
  UploadAudioFields,
  UploadDocumentFields,
  UploadedTranscripts,
} from './files.schemas.ts';

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
