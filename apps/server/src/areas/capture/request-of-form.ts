import type { UploadDocumentFields } from '@clinical/contract/capture/files.schemas';
import type { Tx } from '../../platform/context.ts';
import { noteRequestOf } from '../scribe/public.ts';
import type { NoteRequest } from '../transcripts/public.ts';

/** What the notes of uploaded files are asked for with: a form has texts only. @throws AppError NOT_FOUND, CONTEXT_TOO_LARGE */
export function requestOfForm(tx: Tx, form: UploadDocumentFields): Promise<NoteRequest> {
  const { noteId, model, extraContext, contextEntryIds } = form;
  return noteRequestOf(tx, noteId, {
    model,
    extraContext,
    contextEntryIds: contextEntryIds?.split(',').filter(Boolean),
  });
}
