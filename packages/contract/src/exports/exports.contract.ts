import { z } from 'zod';
import { IdParams, Ok } from '../common.schemas.ts';
import { route } from '../route.ts';
import * as calls from './exports.calls.ts';
import { ExportFormat, NoteUse, ZoneName } from './exports.schemas.ts';

export const exportTranscript = route(calls.exportTranscript, {
  access: 'session',
  summary: 'The note of an entry as a PDF or Word file; an unsigned one says that it is a draft.',
  params: IdParams,
  query: z.object({ format: ExportFormat.default('pdf'), timeZone: ZoneName.optional() }),
  response: z.instanceof(Blob),
  reply: 'bytes',
  permission: 'note.read',
  phi: true,
});
export const recordNoteUse = route(calls.recordNoteUse, {
  access: 'session',
  summary: 'Record that a note was copied or printed.',
  params: IdParams,
  body: NoteUse,
  response: Ok,
  permission: 'note.read',
  phi: true,
});
