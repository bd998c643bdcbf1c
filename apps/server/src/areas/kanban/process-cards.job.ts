import { taskPayload } from '../../platform/jobs/background-tasks.ts';
import { defineJob } from '../../platform/jobs/job.ts';

/** The whole of a job over cards. Its parts do the work; it ends with the last of them. */
export const processCardsJob = defineJob({
  name: 'process-cards',
  payload: taskPayload,
  retries: 0,
  timeoutSeconds: 60,
});

/** A part: one file of a card, or its text. What was asked for is in its row of `kanban_runs`. */
export const processCardJob = defineJob({
  name: 'process-card',
  payload: taskPayload,
  retries: 0,
  timeoutSeconds: 14_400,
});
