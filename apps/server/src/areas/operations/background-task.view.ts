import type { BackgroundTask } from '@clinical/contract/operations/background-tasks.schemas';
import type { Scope } from '../../platform/context.ts';
import { toTaskStatus } from '../../platform/jobs/background-tasks.ts';
import type { BackgroundTaskRow } from '../../platform/jobs/background-tasks.table.ts';
import { creditsOfTasks } from '../credits/public.ts';
import { noteTitles } from './operations.queries.ts';

type Beside = { titles: ReadonlyMap<string, string>; credits: ReadonlyMap<string, number> };

function view(task: BackgroundTaskRow, { titles, credits }: Beside): BackgroundTask {
  return {
    taskId: task.id,
    status: toTaskStatus(task.status),
    result: {
      noteId: task.noteId,
      noteTitle: (task.noteId && titles.get(task.noteId)) || '',
      progress: task.progress,
      message: task.message,
      localEngine: task.localEngineCan,
      credits: credits.get(task.id) ?? null,
    },
  };
}

/** Tasks with the names of their patients, as far as the caller may still see them. */
export async function viewTasks(scope: Scope, tasks: readonly BackgroundTaskRow[]): Promise<BackgroundTask[]> {
  const titles = await noteTitles(scope, [...new Set(tasks.flatMap((task) => task.noteId ?? []))]);
  const credits = await creditsOfTasks(scope.db, scope.actor.userId, tasks);
  return tasks.map((task) => view(task, { titles, credits }));
}

export async function viewTask(scope: Scope, task: BackgroundTaskRow): Promise<BackgroundTask> {
  const [viewed] = await viewTasks(scope, [task]);
  if (!viewed) throw new Error('one task gives one view');
  return viewed;
}
