import { z } from 'zod';
import { Id, IdParams, Ok } from '../common.schemas.ts';
import { limits } from '../limits.ts';
import { route } from '../route.ts';
import { UploadedTranscripts } from './files.schemas.ts';
import * as calls from './uploads.calls.ts';
import { FileUpload, FinishUploads, PieceAbout, PieceParams, StartUpload, StoredPiece } from './uploads.schemas.ts';

export const listUploads = route(calls.listUploads, {
  access: 'session',
  summary: '[ours] My unfinished uploads in a chart, newest first.',
  query: z.object({ noteId: Id }),
  response: z.array(FileUpload),
  permission: 'note.edit',
  phi: true,
});
export const startUpload = route(calls.startUpload, {
  access: 'session',
  summary: '[ours] Start a file that is sent in pieces, or go on with it.',
  body: StartUpload,
  response: FileUpload,
  permission: 'note.edit',
  errors: ['TOO_LARGE', 'UNSUPPORTED_MEDIA'],
  phi: true,
});
export const storePiece = route(calls.storePiece, {
  access: 'session',
  summary: '[ours] Store one piece of a file; answered when it is on disk, the same again for the same bytes.',
  params: PieceParams,
  query: PieceAbout,
  body: z.instanceof(Uint8Array),
  bodyKind: 'bytes',
  bodyLimit: limits.uploadPiece,
  response: StoredPiece,
  permission: 'upload.own',
  errors: ['CHUNK_DIFFERS', 'TOO_LARGE', 'UNSUPPORTED_MEDIA', 'UNREADABLE_SOURCE', 'MALFORMED_REQUEST', 'STORAGE_FULL'],
  phi: true,
});
export const discardUpload = route(calls.discardUpload, {
  access: 'session',
  summary: '[ours] Erase an unfinished upload.',
  params: IdParams,
  response: Ok,
  permission: 'upload.own',
  phi: true,
});
export const finishUploads = route(calls.finishUploads, {
  access: 'session',
  summary: '[ours] Make entries of files that were sent in pieces, as the upload calls do.',
  body: FinishUploads,
  response: UploadedTranscripts,
  permission: 'note.edit',
  errors: [
    'CHUNKS_MISSING',
    'CHUNK_DIFFERS',
    'UNSUPPORTED_MEDIA',
    'TOO_LARGE',
    'EMPTY_SOURCE',
    'UNREADABLE_SOURCE',
    'TEMPLATE_WITHOUT_SECTIONS',
    'CONTEXT_TOO_LARGE',
  ],
  phi: true,
});
