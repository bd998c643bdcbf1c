import { call } from '../call.ts';
import type { Ok } from '../common.schemas.ts';
import type { ExportFormat, NoteUse } from './exports.schemas.ts';

/** A note as a PDF or Word file. */
export const exportTranscript = call<
  { params: { id: string }; query: { format?: ExportFormat | undefined; timeZone?: string | undefined } },
  Blob
>('GET', '/transcripts/{id}/export');
export const recordNoteUse = call<{ params: { id: string }; body: NoteUse }, Ok>('POST', '/transcripts/{id}/uses');
