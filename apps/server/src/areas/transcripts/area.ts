import type { Area } from '../../platform/area.ts';
import { onJob } from '../../platform/jobs/job.ts';
import { routes } from './transcripts.routes.ts';
import { writeNote } from './write-note.ts';
import { writeNoteJob } from './write-note.job.ts';

export const area: Area = { name: 'transcripts', routes, jobs: [onJob(writeNoteJob, writeNote)] };
