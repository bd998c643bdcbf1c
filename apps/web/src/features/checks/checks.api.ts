import * as calls from '@clinical/contract/checks/checks.calls';
import type { AnswerCheck, AnswerIdentity, TranscriptChecks } from '@clinical/contract/checks/checks.schemas';
import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '../../lib/api.ts';
import type { UnsentKey } from '../../lib/store/unsent-keys.ts';
import { deletePersistedText } from '../../lib/store/use-persisted-text.ts';
import { trackTask } from '../../lib/task-list.ts';
import { noteQuery } from '../notes/public.ts';
import { flushDraft, rememberEntry, threadKey, threadQuery } from '../transcripts/public.ts';

type Entry = Pick<Transcript, 'id' | 'noteId' | 'version'>;

/** What was found in an entry's note. Each version asks anew. */
export function checksQuery({ id, noteId, version }: Entry) {
  return queryOptions({
    queryKey: [...threadKey(noteId), 'checks', id, version],
    queryFn: ({ signal }) => api.request(calls.getChecks, { params: { id } }, { signal }),
    enabled: version > 0,
  });
}

function remember(queries: QueryClient, entry: Entry, checks: TranscriptChecks): void {
  queries.setQueryData(checksQuery({ ...entry, version: checks.version || entry.version }).queryKey, checks);
}

export function useRunChecks(entry: Entry) {
  const queries = useQueryClient();
  return useMutation({
    mutationKey: ['run-checks', entry.id, entry.version],
    mutationFn: () => api.request(calls.runChecks, { params: { id: entry.id } }),
    onSuccess: (checks) => remember(queries, entry, checks),
  });
}

/** What is known of a note: `unchecked` when nobody here may have it checked, or it was not checked when asked. */
export type ChecksState = 'known' | 'checking' | 'failed' | 'unchecked';

/** Versions that were sent to be checked from here: one that cannot be is not sent again and again. */
const sent = new Set<string>();

/** What was found in the text as it is now; a text that was never checked, or by an older checker, is checked at once. */
export function useChecks(entry: Transcript) {
  const query = useQuery({ ...checksQuery(entry), placeholderData: keepPreviousData });
  const run = useRunChecks(entry);
  const { data, isPlaceholderData } = query;
  const due =
    data !== undefined &&
    !isPlaceholderData &&
    data.state !== 'current' &&
    data.abilities.answer &&
    entry.utterances.length > 0 &&
    entry.taskId === null;
  const name = `${entry.id} ${entry.version}`;
  const { mutate } = run;
  useEffect(() => {
    if (!due || sent.has(name)) return;
    sent.add(name);
    mutate();
  }, [due, name, mutate]);
  const checks = data && data.state === 'current' && data.version === entry.version ? data : null;
  const stale = checks === null ? data : undefined;
  return { checks, stale, query, run, state: stateOf() };

  function stateOf(): ChecksState {
    if (checks) return 'known';
    if (run.isError || (query.isError && (isPlaceholderData || !data))) return 'failed';
    if (query.isPending || isPlaceholderData || run.isPending || entry.taskId !== null || (due && !sent.has(name)))
      return 'checking';
    return 'unchecked';
  }
}

export function useAnswerCheck(entry: Entry) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ key, answer }: { key: string; answer: AnswerCheck }) => {
      // what is being typed is saved first: the inserted sentence must not meet it half-way
      if (answer.action === 'insert' || answer.action === 'undo') await flushDraft(entry.id);
      const now = queries.getQueryData(threadQuery(entry.noteId).queryKey)?.find(({ id }) => id === entry.id);
      const request = { params: { id: entry.id, checkId: key }, body: answer };
      return api.request(calls.answerCheck, request, { ifMatch: now?.version ?? entry.version });
    },
    onSuccess: ({ checks, transcript }, { key }) => {
      void deletePersistedText(reasonKey(entry.id, key));
      remember(queries, entry, checks);
      if (transcript) rememberEntry(queries, transcript);
    },
    onError: () => void queries.invalidateQueries({ queryKey: threadKey(entry.noteId) }),
  });
}

/** Where the reason of an answer is kept while it is typed. @param check a finding's key, or `identity` */
export const reasonKey = (entryId: string, check: string): UnsentKey => `reason:${entryId}:${check}`;

export function useAnswerIdentity(entry: Entry) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (answer: AnswerIdentity) =>
      api.request(calls.answerIdentity, { params: { id: entry.id }, body: answer }),
    onSuccess: ({ transcript, taskId }) => {
      void deletePersistedText(reasonKey(entry.id, 'identity'));
      if (taskId !== null) {
        const noteTitle = queries.getQueryData(noteQuery(transcript.noteId).queryKey)?.title ?? '';
        trackTask({ taskId, status: 'pending', noteId: transcript.noteId, noteTitle });
      }
      if (transcript.noteId === entry.noteId) rememberEntry(queries, transcript);
      else void queries.invalidateQueries({ queryKey: threadKey(entry.noteId) });
    },
  });
}

export function selfTestQuery() {
  return queryOptions({
    queryKey: ['checks', 'self-test'],
    queryFn: ({ signal }) => api.request(calls.getSelfTest, {}, { signal }),
  });
}
