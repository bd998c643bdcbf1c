import * as calls from '@clinical/contract/operations/background-tasks.calls';
import { api } from '../../lib/api.ts';
import { currentViewing } from '../../lib/session/viewing.ts';
import { taskChange, trackTask } from '../../lib/task-list.ts';

/** Each of these takes the server's answer over into the list that the cards show. */
export async function refreshTask(id: string): Promise<void> {
  trackTask(taskChange(await api.request(calls.getBackgroundTask, { params: { id } })));
}

export async function restoreTasks(): Promise<void> {
  // jobs are their person's own: there are none to see through somebody else's eyes
  if (currentViewing()) return;
  for (const task of await api.request(calls.listBackgroundTasks, {})) trackTask(taskChange(task));
}

export async function cancelTask(id: string): Promise<void> {
  trackTask(taskChange(await api.request(calls.cancelBackgroundTask, { params: { id } })));
}

/** `engine`: with the local one, whatever is configured. */
export async function retryTask(id: string, engine?: 'local'): Promise<void> {
  const query = engine ? { engine } : {};
  trackTask(taskChange(await api.request(calls.retryBackgroundTask, { params: { id }, query })), { retried: true });
}
