import * as sourceCalls from '@clinical/contract/scribe/sources.calls';
import type { SaveTranscript } from '@clinical/contract/scribe/sources.schemas';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { contextIds, modelWish } from '../scribe/public.ts';
import { rememberEntry } from '../transcripts/public.ts';

export function useSaveTranscript() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ source, key }: { source: SaveTranscript; key: string }) =>
      api.request(
        sourceCalls.saveTranscript,
        { body: { ...modelWish(queries, source.noteId), ...source, contextEntryIds: contextIds(source.noteId) } },
        { idempotencyKey: key },
      ),
    onSuccess: ({ transcript, taskId }) =>
      rememberEntry(queries, { ...transcript, taskId: taskId ?? transcript.taskId }),
  });
}
