import type { ProcessStopped } from '@clinical/contract/kanban/kanban.schemas';
import type { Context } from '../../platform/context.ts';
import { revokeTask } from '../../platform/jobs/background-tasks.ts';
import { getNoteFor } from '../notes/public.ts';
import { lockOpenJobs } from './runs.queries.ts';
import { publishBoard } from './show-card.ts';

/**
 * Cancels the jobs over cards of a chart, whoever started them. What is written stays, and the rest of the price is released.
 * @throws AppError NOT_FOUND
 */
export async function stopCards(ctx: Context, noteId: string): Promise<ProcessStopped> {
  return ctx.transaction(async (tx) => {
    await getNoteFor(tx, noteId, 'edit');
    const jobs = await lockOpenJobs(tx, noteId);
    for (const id of jobs) {
      await revokeTask(tx, id, 'Cancelled');
      await tx.audit('task.cancel', { type: 'task', id, noteId });
    }
    await tx.audit('card.stop', { type: 'note', id: noteId, noteId });
    await publishBoard(tx, noteId);
    return { jobs: jobs.length };
  });
}
