import type { Area } from '../../platform/area.ts';
import { onJob } from '../../platform/jobs/job.ts';
import { checkRoutes } from './checks.routes.ts';
import { writeCommand } from './commands/write-command.ts';
import { writeCommandJob } from './commands/write-command.job.ts';
import { readDocument } from './documents/read-document.ts';
import { readDocumentJob } from './documents/read-document.job.ts';
import { editingRoutes } from './editing.routes.ts';
import { selfTestJob } from './checks/self-test.job.ts';
import { selfTestOnce } from './checks/self-test.ts';
import { hearEntry } from './speech/hear-entry.ts';
import { hearEntryJob } from './speech/hear-entry.job.ts';
import { hearWaitingJob } from './speech/hear-waiting.job.ts';
import { hearWaiting, hearWaitingHere } from './speech/hear-waiting.ts';
import { speechRoutes } from './speech/speech.routes.ts';
import { threadRoutes } from './thread.routes.ts';
import { tidyEntries } from './tidy-entries.ts';
import { uploadRoutes } from './uploads.routes.ts';
import { routes } from './transcripts.routes.ts';
import { makeVoiceEdit } from './voice-edit/make-voice-edit.ts';
import { voiceEditJob } from './voice-edit/voice-edit.job.ts';
import { voiceEditRoutes } from './voice-edit/voice-edit.routes.ts';
import { writeNote } from './write-note.ts';
import { writeNoteJob } from './write-note.job.ts';

export const area: Area = {
  name: 'transcripts',
  routes: [
    ...routes,
    ...checkRoutes,
    ...editingRoutes,
    ...threadRoutes,
    ...speechRoutes,
    ...uploadRoutes,
    ...voiceEditRoutes,
  ],
  tidy: tidyEntries,
  started: hearWaiting,
  jobs: [
    onJob(writeNoteJob, writeNote),
    onJob(hearEntryJob, hearEntry),
    onJob(hearWaitingJob, hearWaitingHere),
    onJob(writeCommandJob, writeCommand),
    onJob(readDocumentJob, readDocument),
    onJob(voiceEditJob, makeVoiceEdit),
    onJob(selfTestJob, selfTestOnce),
  ],
};
