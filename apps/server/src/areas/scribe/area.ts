import { limits } from '@clinical/contract/limits';
import type { Area } from '../../platform/area.ts';
import { onJob } from '../../platform/jobs/job.ts';
import { provide } from '../../platform/ports.ts';
import { newAccounts } from '../accounts/public.ts';
import { heldWriting } from '../checks/public.ts';
import { trialNotes } from '../templates/public.ts';
import { writeCommand } from './commands/write-command.ts';
import { writeCommandJob } from './commands/write-command.job.ts';
import { routes } from './scribe.routes.ts';
import { makeSample } from './sample/make-sample.ts';
import { makeSampleJob } from './sample/make-sample.job.ts';
import { modelTrialNotes } from './trials/trial-notes.ts';
import { makeVoiceEdit } from './voice-edit/make-voice-edit.ts';
import { purgeVoiceEdits } from './voice-edit/voice-edits.queries.ts';
import { voiceEditJob } from './voice-edit/voice-edit.job.ts';
import { startWriting } from './writing/start-writing.ts';
import { writeNote } from './writing/write-note.ts';
import { writeNoteJob } from './writing/write-note.job.ts';

export const area: Area = {
  name: 'scribe',
  routes,
  provides: () => [
    provide(newAccounts, { made: (tx) => tx.enqueue(makeSampleJob, {}) }),
    provide(heldWriting, { start: startWriting }),
    provide(trialNotes, modelTrialNotes),
  ],
  jobs: [
    onJob(makeSampleJob, makeSample),
    onJob(writeNoteJob, writeNote),
    onJob(writeCommandJob, writeCommand),
    onJob(voiceEditJob, makeVoiceEdit),
  ],
  /** Forgets changes that nobody decided about; their files go when nothing refers to them any more. */
  tidy: (db, now) => purgeVoiceEdits(db, now - limits.binLife),
};
