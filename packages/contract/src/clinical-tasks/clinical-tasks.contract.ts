import { z } from 'zod';
import { Id, IdParams, Ok } from '../common.schemas.ts';
import { route } from '../route.ts';
import * as calls from './clinical-tasks.calls.ts';
import {
  ChartTasks,
  ChartTasksOf,
  ClinicalTaskFilter,
  ClinicalTaskPage,
  SentRecords,
} from './clinical-tasks.schemas.ts';
import { ProposeTaskOperations, TaskProposalEvent } from './proposals.schemas.ts';
import { DropSuggestions, SuggestionsQuery, TaskSuggestions } from './suggestions.schemas.ts';
import { NewTaskShare, SharedTasks, SharedTasksQuery, ShareTasks, TaskExport, TaskShares } from './shares.schemas.ts';
import { AppliedTaskOperations, ApplyTaskOperations, TaskBatches } from './operations.schemas.ts';

export const listClinicalTasks = route(calls.listClinicalTasks, {
  access: 'session',
  whileViewing: 'as-member',
  summary: 'Tasks of all charts I may see, or of one, by due day and then by age.',
  query: ClinicalTaskFilter,
  response: ClinicalTaskPage,
  permission: 'note.read',
  phi: true,
});
export const listChartTasks = route(calls.listChartTasks, {
  access: 'session',
  whileViewing: 'as-member',
  summary: 'How many tasks several charts have, by status, and their open ones when asked.',
  query: ChartTasksOf,
  response: ChartTasks,
  permission: 'note.read',
  phi: true,
  background: true,
});
export const listSentRecords = route(calls.listSentRecords, {
  access: 'session',
  whileViewing: 'as-member',
  summary: 'Faxes that arrived and notes in the EHR, which can prove a station of a loop; newest first.',
  params: z.object({ id: Id }),
  response: SentRecords,
  permission: 'note.read',
  phi: true,
});
export const deleteClinicalTask = route(calls.deleteClinicalTask, {
  access: 'session',
  summary: 'Delete a task of a chart. It can be undone for 10 minutes.',
  params: z.object({ id: Id, taskId: Id }),
  response: Ok,
  permission: 'task.manage',
  errors: ['CONFLICT'],
});
export const applyTaskOperations = route(calls.applyTaskOperations, {
  access: 'session',
  summary:
    'Make, change and delete tasks in one transaction. An operation whose old value has changed is rejected; a batch can be undone for 10 minutes.',
  body: ApplyTaskOperations,
  response: AppliedTaskOperations,
  permission: 'task.manage',
  errors: ['CONFLICT'],
  phi: true,
});
export const listTaskBatches = route(calls.listTaskBatches, {
  access: 'session',
  whileViewing: 'as-member',
  summary: '[ours] My changes of tasks that can still be undone, the newest first.',
  response: TaskBatches,
  permission: 'self',
  phi: true,
});
export const proposeTaskOperations = route(calls.proposeTaskOperations, {
  access: 'session',
  summary:
    'Read an instruction for many tasks; each change it makes is streamed as old and new. Nothing changes before it is applied.',
  body: ProposeTaskOperations,
  response: TaskProposalEvent,
  reply: 'stream',
  permission: 'workspace.member',
  phi: true,
});
export const listTaskSuggestions = route(calls.listTaskSuggestions, {
  access: 'session',
  whileViewing: 'as-member',
  summary: '[ours] Tasks heard in a visit that were neither taken nor dropped, each with the words it rests on.',
  params: IdParams,
  query: SuggestionsQuery,
  response: TaskSuggestions,
  permission: 'note.read',
  phi: true,
});
export const dropTaskSuggestions = route(calls.dropTaskSuggestions, {
  access: 'session',
  summary: '[ours] Drop suggested tasks of a visit. Only their keys are stored, so that they do not come back.',
  params: IdParams,
  body: DropSuggestions,
  response: Ok,
  permission: 'task.manage',
});
export const exportTasks = route(calls.exportTasks, {
  access: 'session',
  summary: '[ours] The tasks of a filter as a CSV file.',
  query: TaskExport,
  response: z.instanceof(Blob),
  reply: 'bytes',
  permission: 'note.read',
  phi: true,
});
export const shareTasks = route(calls.shareTasks, {
  access: 'session',
  summary: '[ours] A link to a filtered list for members of the workspace. It works for 7 days and can be revoked.',
  body: ShareTasks,
  response: NewTaskShare,
  permission: 'workspace.member',
});
export const getSharedTasks = route(calls.getSharedTasks, {
  access: 'session',
  summary: '[ours] A shared list: the tasks of its filter that the reader may see.',
  params: z.object({ token: z.string().min(1).max(100) }),
  query: SharedTasksQuery,
  response: SharedTasks,
  permission: 'note.read',
  phi: true,
});
export const listTaskShares = route(calls.listTaskShares, {
  access: 'session',
  whileViewing: 'as-member',
  summary: '[ours] My links to shared lists that still work.',
  response: TaskShares,
  permission: 'self',
});
export const revokeTaskShare = route(calls.revokeTaskShare, {
  access: 'session',
  summary: '[ours] Revoke a link of mine at once.',
  params: IdParams,
  response: Ok,
  permission: 'task.own',
});
