import * as calls from '@clinical/contract/clinical-tasks/clinical-tasks.calls';
import type { ClinicalTaskFilter } from '@clinical/contract/clinical-tasks/clinical-tasks.schemas';
import type { AppliedTaskOperations, ApplyTaskOperations } from '@clinical/contract/clinical-tasks/operations.schemas';
import { undoFor } from '@clinical/contract/clinical-tasks/clinical-tasks.rules';
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

/** Applies operations, or undoes a batch; the lists follow. */
export function useApplyTasks() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: ApplyTaskOperations): Promise<AppliedTaskOperations> =>
      api.request(calls.applyTaskOperations, {
        // a task that comes back is due after the day of whoever has done it
        body: 'undo' in body ? body : { ...body, today: dayOf(new Date()) },
      }),
    // the way back to an earlier change would be taken for that of this one
    onMutate: () => {
      const before = queries.getQueryData(lastBatchQuery.queryKey) ?? null;
      queries.setQueryData(lastBatchQuery.queryKey, null);
      return { before };
    },
    onError: (_error, _body, kept) => queries.setQueryData(lastBatchQuery.queryKey, kept?.before ?? null),
    onSuccess: ({ batchId, undoUntil, results }, body, { before }) => {
      if (batchId !== null && undoUntil !== null) {
        const changes = results.filter(({ refused }) => refused === null).length;
        const last: LastBatch = { batchId, undoUntil, changes };
        queries.setQueryData(lastBatchQuery.queryKey, last);
      } else if (!('undo' in body) || before?.batchId !== body.undo) {
        queries.setQueryData(lastBatchQuery.queryKey, before);
      }
    },
    onSettled: () => queries.invalidateQueries({ queryKey: clinicalTasksKey }),
  });
}

/** What this page changed last, and until when that can be undone. */
export type LastBatch = { batchId: string; undoUntil: string; changes: number };

/** Null when nothing was changed since the page was opened; it is there for as long as it can be undone. */
export const lastBatchQuery = queryOptions({
  queryKey: ['last-task-batch'],
  queryFn: (): LastBatch | null => null,
  initialData: (): LastBatch | null => null,
  staleTime: Infinity,
  gcTime: undoFor,
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

/** The visit in which a task was said. */
export const visitQuery = (entryId: string) =>
  queryOptions({
    queryKey: [...clinicalTasksKey, 'visit', entryId],
    queryFn: async ({ signal }): Promise<Transcript | null> => {
      const found = await api.request(entryCalls.getTranscripts, { params: { id: entryId } }, { signal });
      return Array.isArray(found) ? null : found;
    },
  });
