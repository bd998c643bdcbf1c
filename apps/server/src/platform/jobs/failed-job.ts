import type { Alert } from '../alerts.ts';
import type { BackgroundTaskRow } from './background-tasks.table.ts';

/** Tells the workspace of a failed task: each attempt that a person may see to is told of once. */
export function failedTaskAlert({ id, workspaceId, noteId, attempts }: BackgroundTaskRow): Alert {
  return { kind: 'job-failed', workspaceId, key: `${id}:${attempts}`, noteId, recordId: id };
}
