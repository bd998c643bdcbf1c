import { z } from 'zod';
import { Id, IdParams, Ok } from '../common.schemas.ts';
import { route } from '../route.ts';
import * as calls from './transcripts.calls.ts';
import {
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

export const getTranscripts = route(calls.getTranscripts, {
  access: 'session',
  summary: "A chart's thread, oldest first (by note id), or one entry (by entry id).",
  params: IdParams,
  response: z.union([z.array(Transcript), Transcript]),
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
export const uploadAudioFiles = route(calls.uploadAudioFiles, {
  access: 'session',
  summary: 'Upload audio and transcript files; a transcript of the same base name is the text of its audio.',
  body: UploadAudioFields,
  bodyKind: 'multipart',
  response: UploadedTranscripts,
  permission: 'note.edit',
  errors: [
    'UNSUPPORTED_MEDIA',
    'TOO_LARGE',
    'EMPTY_SOURCE',
    'UNREADABLE_SOURCE',
    'TEMPLATE_WITHOUT_SECTIONS',
    'CONTEXT_TOO_LARGE',
  ],
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
  summary: 'Tag an entry; an empty tag removes it.',
  params: IdParams,
  body: UpdateTranscriptTag,
  response: Transcript,
  permission: 'note.edit',
  phi: true,
});
export const getEditHistory = route(calls.getEditHistory, {
  access: 'session',
  summary: 'All versions of an entry, newest first.',
  params: IdParams,
  query: z.object({ note_id: Id.optional() }),
  response: z.array(TranscriptVersion),
  permission: 'note.read',
  phi: true,
});
export const restoreVersion = route(calls.restoreVersion, {
  access: 'session',
  summary: 'Bring back an earlier version as a new one.',
  params: IdParams,
  body: RestoreVersion,
  response: Transcript,
  permission: 'note.edit',
  errors: ['ENTRY_SIGNED'],
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
export const getAsset = route(calls.getAsset, {
  access: 'session',
  summary: 'The uploaded original, with ranges, always as an attachment.',
  params: z.object({ noteId: Id, transcriptId: Id, audio: z.string().max(200) }),
  response: z.instanceof(Blob),
  reply: 'bytes',
  permission: 'note.read',
  phi: true,
});
