import type { Area } from '../../platform/area.ts';
import { onJob } from '../../platform/jobs/job.ts';
import { finishRecordingJob } from './finish-recording.job.ts';
import { makeEntry } from './make-entry.ts';
import { routes } from './recordings.routes.ts';
import { tidyRecordings } from './tidy-recordings.ts';
import { unfinishedRecordings } from './unfinished-recordings.ts';

export const area: Area = {
  name: 'recordings',
  routes,
  tidy: tidyRecordings,
  holdings: unfinishedRecordings,
  jobs: [onJob(finishRecordingJob, makeEntry)],
};
