import type { Area } from '../../platform/area.ts';
import { onJob } from '../../platform/jobs/job.ts';
import { checkRoutes } from './checks.routes.ts';
import { writeCommand } from './commands/write-command.ts';
import { writeCommandJob } from './commands/write-command.job.ts';
import { editingRoutes } from './editing.routes.ts';
import { selfTestJob } from './checks/self-test.job.ts';
import { selfTestOnce } from './checks/self-test.ts';
import { threadRoutes } from './thread.routes.ts';
import { tidyEntries } from './tidy-entries.ts';
import { routes } from './transcripts.routes.ts';
import { writeNote } from './write-note.ts';
import { writeNoteJob } from './write-note.job.ts';

export const area: Area = {
  name: 'transcripts',
  routes: [...routes, ...checkRoutes, ...editingRoutes, ...threadRoutes],
  tidy: tidyEntries,
  jobs: [onJob(writeNoteJob, writeNote), onJob(writeCommandJob, writeCommand), onJob(selfTestJob, selfTestOnce)],
};
