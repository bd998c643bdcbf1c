import type { BackgroundTask } from '@clinical/contract/operations/background-tasks.schemas';
import type { Scope } from '../../platform/context.ts';
import { toTaskStatus } from '../../platform/jobs/background-tasks.ts';
import type { BackgroundTaskRow } from '../../platform/jobs/background-tasks.table.ts';
import { noteTitles } from './operations.queries.ts';

function view(task: BackgroundTaskRow, titles: ReadonlyMap<string, string>): BackgroundTask {
  return {
    taskId: task.id,
    status: toTaskStatus(task.status),
    result: {
      noteId: task.noteId,
      noteTitle: (task.noteId && titles.get(task.noteId)) || '',
      progress: task.progress,
      message: task.message,
    },
  };
}

/** Tasks with the names of their patients, as far as the caller may still see them. */
export async function viewTasks(scope: Scope, tasks: readonly BackgroundTaskRow[]): Promise<BackgroundTask[]> {
  const titles = await noteTitles(scope, [...new Set(tasks.flatMap((task) => task.noteId ?? []))]);
  return tasks.map((task) => view(task, titles));
}

export async function viewTask(scope: Scope, task: BackgroundTaskRow): Promise<BackgroundTask> {
  const [viewed] = await viewTasks(scope, [task]);
  if (!viewed) throw new Error('one task gives one view');
  return viewed;
}
