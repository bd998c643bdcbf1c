import * as consents from '@clinical/contract/capture/consents.calls';
import type { ConsentState } from '@clinical/contract/capture/consents.schemas';
import * as calls from '@clinical/contract/capture/recordings.calls';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import type { RecordingStore } from '../device/recording-store.ts';

/** Unfinished recordings of all charts. */
export const recordingsKey = ['recordings'] as const;

/** Unfinished recordings of a chart as the server has them, and how many the person has made. */
export function recordingsQuery(noteId: string) {
  return queryOptions({
    queryKey: ['recordings', noteId],
    queryFn: ({ signal }) => api.request(calls.listRecordings, { query: { noteId } }, { signal }),
  });
}

/** How long a recording is that this device holds. */
export function recordingLengthQuery(store: Pick<RecordingStore, 'endMs'>, id: string) {
  return queryOptions({ queryKey: ['recording-length', id], queryFn: () => store.endMs(id) });
}

/** An answer about being recorded that is not that of a recording: asked, or declined. */
export async function sendConsent(
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
