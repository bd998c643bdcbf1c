import * as calls from '@clinical/contract/capture/uploads.calls';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';

/** The files of a chart of which only a part has arrived. */
export function unfinishedUploadsQuery(noteId: string) {
  return queryOptions({
    queryKey: ['uploads', noteId],
    queryFn: ({ signal }) => api.request(calls.listUploads, { query: { noteId } }, { signal }),
    staleTime: 0,
  });
}
