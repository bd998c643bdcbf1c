import { z } from 'zod';
import { route } from '../route.ts';
import * as calls from './files.calls.ts';
import {
  InspectedPdf,
  InspectPdfFields,
  UploadAudioFields,
  UploadDocumentFields,
  UploadedTranscripts,
} from './files.schemas.ts';

/** What a call that takes files and makes entries of them has in common with the others. */
const upload = {
  bodyKind: 'multipart',
  response: UploadedTranscripts,
  errors: [
    'UNSUPPORTED_MEDIA',
    'TOO_LARGE',
    'EMPTY_SOURCE',
    'UNREADABLE_SOURCE',
    'TEMPLATE_WITHOUT_SECTIONS',
    'CONTEXT_TOO_LARGE',
  ],
} as const;
export const uploadAudioFiles = route(calls.uploadAudioFiles, {
  ...upload,
  access: 'session',
  summary: 'Upload audio and transcript files; a transcript of the same base name is the text of its audio.',
  body: UploadAudioFields,
  permission: 'note.edit',
  phi: true,
});
export const uploadImageFiles = route(calls.uploadImageFiles, {
  ...upload,
  access: 'session',
  summary: '[ours] Upload pictures (jpg, png); each becomes an entry whose text is read by OCR.',
  body: UploadDocumentFields,
  permission: 'note.edit',
  phi: true,
});
export const inspectPdfFiles = route(calls.inspectPdfFiles, {
  access: 'session',
  summary: '[ours] Pages and price of PDFs, before they are uploaded; nothing of them is kept.',
  body: InspectPdfFields,
  bodyKind: 'multipart',
  response: z.array(InspectedPdf),
  permission: 'note.edit',
  errors: ['UNSUPPORTED_MEDIA', 'TOO_LARGE', 'EMPTY_SOURCE', 'UNREADABLE_SOURCE'],
  phi: true,
});
export const uploadPdfFiles = route(calls.uploadPdfFiles, {
  ...upload,
  access: 'session',
  summary: 'Upload PDFs; each becomes an entry. At most 50 scanned or 200 pages in all.',
  body: UploadDocumentFields,
  cost: 'pdf',
  permission: 'note.edit',
  phi: true,
});
