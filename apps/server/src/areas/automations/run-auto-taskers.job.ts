import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job.ts';
import type { NoteWritten } from '../scribe/public.ts';
import { selectActiveIds } from './automations.queries.ts';

/** The rules that were active when the note was written: a later one does not reach back. */
export const runAutoTaskersJob = defineJob({
  name: 'automations.run',
  payload: z.object({ transcriptId: z.uuid(), taskerIds: z.array(z.uuid()) }),
  retries: 4,
  timeoutSeconds: 120,
});

/** A note that was written is the only event of rules. */
export const startAutoTaskers: NoteWritten = async (tx, { id }) => {
  const taskerIds = await selectActiveIds(tx);
  if (taskerIds.length > 0) await tx.enqueue(runAutoTaskersJob, { transcriptId: id, taskerIds });
};
