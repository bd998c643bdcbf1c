import { z } from 'zod';
import { Id, IdParams, Ok } from '../common.schemas.ts';
import { route } from '../route.ts';
import * as calls from './transcripts.calls.ts';
import {
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

export const getTranscripts = route(calls.getTranscripts, {
  access: 'session',
  whileViewing: 'as-member',
  summary: "A chart's thread, oldest first (by note id), or one entry (by entry id).",
  params: IdParams,
  query: ThreadPart,
  response: z.union([z.array(Transcript), Transcript]),
  permission: 'note.read',
  phi: true,
});
export const getOutline = route(calls.getOutline, {
  access: 'session',
  whileViewing: 'as-member',
  summary: "A chart's thread without its texts, oldest first: what a long one is opened and kept up to date with.",
  params: IdParams,
  response: z.array(ThreadLine),
  permission: 'note.read',
  phi: true,
});
export const createEmptyTicket = route(calls.createEmptyTicket, {
  access: 'session',
  summary: 'Make a blank entry to type or dictate in.',
  body: EmptyTicket,
  response: Transcript,
  permission: 'note.edit',
  phi: true,
});
export const saveTranscript = route(calls.saveTranscript, {
  access: 'session',
  summary: 'Make an entry from a source text and, if asked, start writing its note.',
  body: SaveTranscript,
  largeBody: true,
  response: SavedTranscript,
  permission: 'note.edit',
  errors: ['EMPTY_SOURCE', 'UNREADABLE_SOURCE', 'TEMPLATE_WITHOUT_SECTIONS', 'CONTEXT_TOO_LARGE'],
  phi: true,
});
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
export const generateTranscript = route(calls.generateTranscript, {
  access: 'session',
  summary: 'Write the note of an entry again; a stream whose first event names the task.',
  params: IdParams,
  body: GenerateNote,
  response: GenerateEvent,
  reply: 'stream',
  permission: 'note.edit',
  errors: [
    'EMPTY_SOURCE',
    'TEMPLATE_WITHOUT_SECTIONS',
    'IDENTITY_CONFLICT',
    'LITTLE_SPEECH',
    'ENTRY_SIGNED',
    'CONTEXT_TOO_LARGE',
  ],
  phi: true,
});
export const getWriting = route(calls.getWriting, {
  access: 'session',
  whileViewing: 'as-member',
  background: true,
  summary: 'What the job that writes the note of an entry has written so far, section by section.',
  params: IdParams,
  response: NoteWriting,
  permission: 'note.read',
  phi: true,
});
export const updateTranscript = route(calls.updateTranscript, {
  access: 'session',
  summary: 'Save an edited note or source text. `If-Match` names the version it was based on.',
  body: UpdateTranscript,
  largeBody: true,
  response: Transcript,
  permission: 'note.edit',
  errors: ['VERSION_CONFLICT', 'ENTRY_SIGNED'],
  phi: true,
});
export const updateTranscriptTag = route(calls.updateTranscriptTag, {
  access: 'session',
  summary: 'Tag an entry; an empty tag removes it. `before` is the tag it replaces.',
  params: IdParams,
  body: UpdateTranscriptTag,
  response: Transcript,
  permission: 'note.edit',
  errors: ['VERSION_CONFLICT'],
  phi: true,
});
export const getEditHistory = route(calls.getEditHistory, {
  access: 'session',
  whileViewing: 'as-member',
  summary: 'All versions of an entry, newest first.',
  params: IdParams,
  query: z.object({ note_id: Id.optional() }),
  response: z.array(TranscriptVersion),
  permission: 'note.read',
  phi: true,
});
export const restoreVersion = route(calls.restoreVersion, {
  access: 'session',
  summary: 'Bring back an earlier version as a new one. `If-Match` names the newest version that was seen.',
  params: IdParams,
  body: RestoreVersion,
  response: Transcript,
  permission: 'note.edit',
  errors: ['VERSION_CONFLICT', 'ENTRY_SIGNED'],
  phi: true,
});
export const deleteTranscript = route(calls.deleteTranscript, {
  access: 'session',
  summary: 'Move an entry to the bin.',
  params: IdParams,
  response: Ok,
  permission: 'note.edit',
  errors: ['ENTRY_SIGNED'],
  phi: true,
});
const AssetParams = z.object({ noteId: Id, transcriptId: Id, audio: z.string().max(200) });
export const getAsset = route(calls.getAsset, {
  access: 'session',
  whileViewing: 'as-member',
  summary: 'The uploaded original, with ranges, always as an attachment.',
  params: AssetParams,
  response: z.instanceof(Blob),
  reply: 'bytes',
  permission: 'note.read',
  phi: true,
});
export const linkAsset = route(calls.linkAsset, {
  access: 'session',
  summary: '[ours] A link that opens the uploaded original for a few minutes, for a player that can send no bearer.',
  params: AssetParams,
  response: AssetLink,
  permission: 'note.read',
  phi: true,
  // the link is a secret
  notRepeated: true,
});
export const openAsset = route(calls.openAsset, {
  access: 'public',
  summary: '[ours] The original behind such a link, with ranges, always as an attachment.',
  query: z.object({ link: z.string().max(1_000) }),
  response: z.instanceof(Blob),
  reply: 'bytes',
  permission: 'asset.link',
  phi: true,
});
