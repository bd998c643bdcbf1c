import { call } from '../call.ts';
import type {
  ChartTasks,
  ChartTasksOf,
  ClinicalTaskFilter,
  ClinicalTaskPage,
  SentRecords,
} from './clinical-tasks.schemas.ts';
import type { ProposeTaskOperations, TaskProposalEvent } from './proposals.schemas.ts';
import type { DropSuggestions, SuggestionsQuery, TaskSuggestions } from './suggestions.schemas.ts';
import type {
  NewTaskShare,
  SharedTasks,
  SharedTasksQuery,
  ShareTasks,
  TaskExport,
  TaskShares,
} from './shares.schemas.ts';
import type { AppliedTaskOperations, ApplyTaskOperations, TaskBatches } from './operations.schemas.ts';

export const listClinicalTasks = call<{ query: ClinicalTaskFilter }, ClinicalTaskPage>('GET', '/notes/tasks');
export const deleteClinicalTask = call<{ params: { id: string; taskId: string } }, { ok: true }>(
  'DELETE',
  '/notes/{id}/tasks/{taskId}',
);
export const listChartTasks = call<{ query: ChartTasksOf }, ChartTasks>('GET', '/notes/chart-tasks');
export const listSentRecords = call<{ params: { id: string } }, SentRecords>('GET', '/notes/{id}/sent-records');
export const applyTaskOperations = call<{ body: ApplyTaskOperations }, AppliedTaskOperations>(
  'POST',
  '/notes/batch-apply-task-operations',
);
export const listTaskBatches = call<object, TaskBatches>('GET', '/notes/tasks/batches');
export const proposeTaskOperations = call<{ body: ProposeTaskOperations }, TaskProposalEvent>(
  'POST',
  '/notes/batch-voice-task-operations',
);
export const listTaskSuggestions = call<{ params: { id: string }; query: SuggestionsQuery }, TaskSuggestions>(
  'GET',
  '/transcripts/{id}/task-suggestions',
);
export const dropTaskSuggestions = call<{ params: { id: string }; body: DropSuggestions }, { ok: true }>(
  'POST',
  '/transcripts/{id}/task-suggestions/drop',
);
export const exportTasks = call<{ query: TaskExport }, Blob>('GET', '/notes/tasks/export');
export const shareTasks = call<{ body: ShareTasks }, NewTaskShare>('POST', '/notes/tasks/share');
export const getSharedTasks = call<{ params: { token: string }; query: SharedTasksQuery }, SharedTasks>(
  'GET',
  '/notes/tasks/share/{token}',
);
export const listTaskShares = call<object, TaskShares>('GET', '/notes/tasks/shares');
export const revokeTaskShare = call<{ params: { id: string } }, { ok: true }>('DELETE', '/notes/tasks/shares/{id}');
