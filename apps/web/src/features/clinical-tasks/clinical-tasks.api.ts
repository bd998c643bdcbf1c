import * as calls from '@clinical/contract/clinical-tasks/clinical-tasks.calls';
import type { ClinicalTaskFilter } from '@clinical/contract/clinical-tasks/clinical-tasks.schemas';
import type { AppliedTaskOperations, ApplyTaskOperations } from '@clinical/contract/clinical-tasks/operations.schemas';
import type { ProposeTaskOperations, TaskProposalEvent } from '@clinical/contract/clinical-tasks/proposals.schemas';
import { getBoard } from '@clinical/contract/kanban/kanban.calls';
import type { TaskExport } from '@clinical/contract/clinical-tasks/shares.schemas';
import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import * as entryCalls from '@clinical/contract/transcripts/entries.calls';
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { dayOf } from '../../lib/today.ts';
import { clinicalTasksKey } from './clinical-tasks-key.api.ts';

export const pageSize = 500;

/** Tasks that a filter finds, page by page. */
export function tasksQuery(filter: Omit<ClinicalTaskFilter, 'cursor' | 'limit'>) {
  return infiniteQueryOptions({
    queryKey: [...clinicalTasksKey, filter],
    queryFn: ({ pageParam: cursor, signal }) => {
      const query = { ...filter, limit: pageSize, ...(cursor === null ? {} : { cursor }) };
      return api.request(calls.listClinicalTasks, { query }, { signal });
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
  });
}

/** Applies operations, or undoes a batch; the lists follow, that of what can be undone among them. */
export function useApplyTasks() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: ApplyTaskOperations): Promise<AppliedTaskOperations> =>
      api.request(calls.applyTaskOperations, {
        // a task that comes back is due after the day of whoever has done it
        body: 'undo' in body ? body : { ...body, today: dayOf(new Date()) },
      }),
    onSettled: () => queries.invalidateQueries({ queryKey: clinicalTasksKey }),
  });
}

/** My changes that can still be undone, the newest first; those of another page and of before a reload among them. */
export const taskBatchesQuery = queryOptions({
  queryKey: [...clinicalTasksKey, 'batches'],
  queryFn: async ({ signal }) => (await api.request(calls.listTaskBatches, {}, { signal })).batches,
});

/** The tasks of a filter as a CSV file. */
export const exportTasks = (query: TaskExport): Promise<Blob> => api.download(calls.exportTasks, { query });

type Listening = { signal: AbortSignal; onEvent: (event: TaskProposalEvent) => void };

/** What an instruction would change, a change an event. */
export const proposeTasks = (body: ProposeTaskOperations, { signal, onEvent }: Listening): Promise<void> =>
  api.stream(calls.proposeTaskOperations, { body }, { signal, onEvent });

/** Tasks heard in a visit that were neither taken nor dropped; `today` is the visit's day where the reader is. `ask`: with a model's. */
export const suggestionsQuery = (entryId: string, today: string, ask?: 'model') =>
  queryOptions({
    // a task that was added reloads the lists of tasks, and asks no model again
    queryKey: ['task-suggestions', entryId, today, ask ?? null],
    queryFn: ({ signal }) => {
      const query = { today, ...(ask ? { ask } : {}) };
      return api.request(calls.listTaskSuggestions, { params: { id: entryId }, query }, { signal });
    },
    // the dialog keeps what it was opened with
    staleTime: Infinity,
    gcTime: 0,
  });

export const dropSuggestions = (entryId: string, keys: string[]) =>
  api.request(calls.dropTaskSuggestions, { params: { id: entryId }, body: { keys } });

/** Cards of a chart's board, which a task can point to. */
export const cardsQuery = (noteId: string) =>
  queryOptions({
    queryKey: [...clinicalTasksKey, 'cards', noteId],
    queryFn: async ({ signal }) => (await api.request(getBoard, { params: { id: noteId } }, { signal })).cards,
    // a card may have been added since
    staleTime: 0,
  });

/** What left the chart and arrived. */
export const sentRecordsQuery = (noteId: string) =>
  queryOptions({
    queryKey: [...clinicalTasksKey, 'sent', noteId],
    queryFn: async ({ signal }) =>
      (await api.request(calls.listSentRecords, { params: { id: noteId } }, { signal })).records,
    // a fax may have arrived since
    staleTime: 0,
  });

/** The visit in which a task was said. */
export const visitQuery = (entryId: string) =>
  queryOptions({
    queryKey: [...clinicalTasksKey, 'visit', entryId],
    queryFn: async ({ signal }): Promise<Transcript | null> => {
      const found = await api.request(entryCalls.getTranscripts, { params: { id: entryId } }, { signal });
      return Array.isArray(found) ? null : found;
    },
  });
