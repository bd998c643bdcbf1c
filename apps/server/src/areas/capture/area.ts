import { limits } from '@clinical/contract/limits';
import type { Area } from '../../platform/area.ts';
import { onJob } from '../../platform/jobs/job.ts';
import { contribute, provide } from '../../platform/ports.ts';
import { chartContents } from '../notes/public.ts';
import { unreadDocuments } from '../scribe/public.ts';
import { liveRecordings } from '../speech/public.ts';
import { speechSwitchedOn } from '../teams/public.ts';
import { readDocument } from './documents/read-document.ts';
import { readDocumentJob } from './documents/read-document.job.ts';
import { startReading } from './documents/start-reading.ts';
import { fileRoutes } from './files/files.routes.ts';
import { chartRecordings } from './recordings/chart-recordings.ts';
import { finishRecordingJob } from './recordings/finish-recording.job.ts';
import { makeEntry } from './recordings/make-entry.ts';
import { recordingRoutes } from './recordings/recordings.routes.ts';
import { recordingsUnderWay } from './recordings/recordings-under-way.ts';
import { tidyRecordings } from './recordings/tidy-recordings.ts';
import { unfinishedRecordings } from './recordings/unfinished-recordings.ts';
import { retryFailed } from './transcription/retry-failed.ts';
import { transcribeEntry } from './transcription/transcribe-entry.ts';
import { transcribeEntryJob } from './transcription/transcribe-entry.job.ts';
import {
  transcribePending,
  transcribePendingInWorkspace,
  transcribePendingOnSwitch,
} from './transcription/transcribe-pending.ts';
import { transcribePendingJob } from './transcription/transcribe-pending.job.ts';
import { transcriptionRoutes } from './transcription/transcription.routes.ts';
import { expireUploads } from './uploads/uploads.queries.ts';
import { uploadRoutes } from './uploads/uploads.routes.ts';

export const area: Area = {
  name: 'capture',
  routes: [...recordingRoutes, ...transcriptionRoutes, ...fileRoutes, ...uploadRoutes],
  provides: () => [
    contribute(chartContents, chartRecordings),
    provide(unreadDocuments, { startReading }),
    provide(liveRecordings, recordingsUnderWay),
    provide(speechSwitchedOn, transcribePendingOnSwitch),
  ],
  jobs: [
    onJob(finishRecordingJob, makeEntry),
    onJob(transcribeEntryJob, transcribeEntry),
    onJob(transcribePendingJob, transcribePendingInWorkspace),
    onJob(readDocumentJob, readDocument),
  ],
  async tidy(db, now) {
    // what was uploaded in part and not gone on with; its files go when nothing refers to them any more
    await expireUploads(db, now - limits.uploadKept);
    await tidyRecordings(db, now);
  },
  holdings: unfinishedRecordings,
  started: transcribePending,
  retryDue: retryFailed,
};
