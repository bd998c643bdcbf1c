import * as consents from '@clinical/contract/recordings/consents.calls';
import type { ConsentState } from '@clinical/contract/recordings/consents.schemas';
import * as calls from '@clinical/contract/recordings/recordings.calls';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

/** Unfinished recordings of a chart as the server has them, and how many the person has made. */
export function recordingsQuery(noteId: string) {
  return queryOptions({
    queryKey: ['recordings', noteId],
    queryFn: ({ signal }) => api.request(calls.listRecordings, { query: { noteId } }, { signal }),
  });
}

/** An answer about being recorded that is not that of a recording: asked, or declined. */
export async function tellConsent(
  noteId: string,
  key: string,
  body: { state: Extract<ConsentState, 'asked' | 'declined'>; at: string; textVersion: string },
) {
  await api.request(consents.recordConsent, { params: { id: noteId }, body }, { idempotencyKey: key });
}

/** A call that counts as work: nobody is signed out while a recording is paused. */
export async function keepSession(): Promise<void> {
  await api.request(calls.listRecordings, { query: {} });
}
