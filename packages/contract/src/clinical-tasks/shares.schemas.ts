import { z } from 'zod';
import { Id, Timestamp } from '../common.schemas.ts';
import { ClinicalTaskFilter, ClinicalTaskPage } from './clinical-tasks.schemas.ts';

/** What a list is narrowed to, without the place in it. */
export const TaskSelection = ClinicalTaskFilter.omit({ cursor: true, limit: true, today: true });
export type TaskSelection = z.infer<typeof TaskSelection>;

/** `today`: what is overdue depends on where one is. */
export const TaskExport = ClinicalTaskFilter.omit({ cursor: true, limit: true });
export type TaskExport = z.input<typeof TaskExport>;

/** How long a link to a shared list works, in ms. */
export const sharedFor = 7 * 24 * 60 * 60_000;

export const ShareTasks = z.object({ filter: TaskSelection });
export type ShareTasks = z.input<typeof ShareTasks>;

export const TaskShare = z.object({
  id: Id,
  filter: TaskSelection,
  createdAt: Timestamp,
  expiresAt: Timestamp,
});
export type TaskShare = z.infer<typeof TaskShare>;

/** The token is shown once; only its hash is stored. */
export const NewTaskShare = TaskShare.extend({ token: z.string() });
export type NewTaskShare = z.infer<typeof NewTaskShare>;

/** My links that still work, the newest first. */
export const TaskShares = z.object({ shares: z.array(TaskShare) });
export type TaskShares = z.infer<typeof TaskShares>;

export const SharedTasksQuery = ClinicalTaskFilter.pick({ cursor: true, limit: true, today: true });
export type SharedTasksQuery = z.input<typeof SharedTasksQuery>;

/** What the reader may see of a shared list. */
export const SharedTasks = ClinicalTaskPage.extend({
  share: z.object({ name: z.string(), filter: TaskSelection, expiresAt: Timestamp }),
});
export type SharedTasks = z.infer<typeof SharedTasks>;
