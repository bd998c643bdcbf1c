import type { Tx } from '../../../platform/context.ts';
import { storable } from '../../../platform/storable.ts';
import { type NoteRequest, plainRequest } from '../../transcripts/public.ts';
import { checkContext } from './chart-context.ts';

type Wish = {
  extraContext?: string | undefined;
  contextEntryIds?: string[] | undefined;
  model?: string | null | undefined;
};

/** What a new entry's note is asked for with. @throws AppError NOT_FOUND, CONTEXT_TOO_LARGE for what it is to rest on */
export async function noteRequestOf(tx: Tx, noteId: string, wish: Wish): Promise<NoteRequest> {
  const { extraContext = '', contextEntryIds = [], model } = wish;
  await checkContext(tx, noteId, contextEntryIds, model);
  return { ...plainRequest, extraContext: storable(extraContext).trim(), contextEntryIds };
}
