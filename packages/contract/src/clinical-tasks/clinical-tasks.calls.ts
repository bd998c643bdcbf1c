import { call } from '../call.ts';
import type { ClinicalTaskFilter, ClinicalTaskPage } from './clinical-tasks.schemas.ts';
import type { ProposeTaskOperations, TaskProposalEvent } from './proposals.schemas.ts';
import type { DropSuggestions, SuggestionsQuery, TaskSuggestions } from './suggestions.schemas.ts';
import type { AppliedTaskOperations, ApplyTaskOperations } from './operations.schemas.ts';

export const listClinicalTasks = call<{ query: ClinicalTaskFilter }, ClinicalTaskPage>('GET', '/notes/tasks');
export const deleteClinicalTask = call<{ params: { id: string; taskId: string } }, { ok: true }>(
  'DELETE',
  '/notes/{id}/tasks/{taskId}',
);
export const applyTaskOperations = call<{ body: ApplyTaskOperations }, AppliedTaskOperations>(
  'POST',
  '/notes/batch-apply-task-operations',
);
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
