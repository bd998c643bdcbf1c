import { z } from 'zod';
import { Id, IdParams, Ok } from '../common.schemas.ts';
import { limits } from '../limits.ts';
import { route } from '../route.ts';
import * as calls from './recordings.calls.ts';
import {
  ChunkAbout,
  ChunkParams,
  FinishedRecording,
  FinishRecording,
  Recording,
  RecordingList,
  StartRecording,
  StoredChunk,
} from './recordings.schemas.ts';

export const listRecordings = route(calls.listRecordings, {
  access: 'session',
  summary: 'My unfinished recordings in the acting workspace, newest first; with `noteId` those of one chart [ours].',
  query: z.object({ noteId: Id.optional() }),
  response: RecordingList,
  permission: 'note.read',
  phi: true,
});
export const startRecording = route(calls.startRecording, {
  access: 'session',
  summary: 'Start a recording in a chart, with the consent that was given for it [ours].',
  body: StartRecording,
  response: Recording,
  permission: 'note.edit',
  errors: ['CONSENT_REQUIRED', 'RECORDING_CLOSED'],
  phi: true,
});
export const storeChunk = route(calls.storeChunk, {
  access: 'session',
  summary: 'Store one chunk of a recording; answered when it is on disk, the same again for the same bytes [ours].',
  params: ChunkParams,
  query: ChunkAbout,
  body: z.instanceof(Uint8Array),
  bodyKind: 'bytes',
  bodyLimit: limits.recordingChunk,
  response: StoredChunk,
  permission: 'recording.own',
  errors: ['RECORDING_CLOSED', 'CHUNK_DIFFERS', 'TOO_LARGE', 'MALFORMED_REQUEST', 'STORAGE_FULL'],
  phi: true,
});
export const finishRecording = route(calls.finishRecording, {
  access: 'session',
  summary: 'Make a recording one entry, once; its text and note follow as a job [ours].',
  params: IdParams,
  body: FinishRecording,
  response: FinishedRecording,
  permission: 'recording.own',
  errors: [
    'CHUNKS_MISSING',
    'RECORDING_CLOSED',
    'EMPTY_SOURCE',
    'TOO_LARGE',
    'TEMPLATE_WITHOUT_SECTIONS',
    'CONTEXT_TOO_LARGE',
  ],
  phi: true,
});
export const discardRecording = route(calls.discardRecording, {
  access: 'session',
  summary: 'Erase an unfinished recording [ours].',
  params: IdParams,
  response: Ok,
  permission: 'recording.own',
  errors: ['RECORDING_CLOSED'],
  phi: true,
});
