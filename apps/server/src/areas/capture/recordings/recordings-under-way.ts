import { notFound } from '../../../platform/app-error.ts';
import type { LiveRecordings } from '../../speech/public.ts';
import { getRecordingFor } from './recordings.queries.ts';

/** Recordings whose words may be heard while they are made. */
export const recordingsUnderWay: LiveRecordings = {
  async chartOf(scope, recordingId) {
    const { noteId, state } = await getRecordingFor(scope, recordingId);
    if (state !== 'recording') throw notFound();
    return noteId;
  },
};
