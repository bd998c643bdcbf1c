import { newKey } from '@clinical/api-client/new-key';
import * as calls from '@clinical/contract/evidence/evidence.calls';
import type { EvidenceAnswer, RunSearch } from '@clinical/contract/evidence/answer.schemas';
import type { AskQuestionInput, JournalQuery, LibraryQueryInput } from '@clinical/contract/evidence/evidence.schemas';
import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { useStopSignal } from '../../lib/stop-signal.ts';
import { userInfoQuery } from '../accounts/public.ts';
import { threadKey } from '../transcripts/public.ts';

const evidenceKey = ['evidence'] as const;
const answersKey = [...evidenceKey, 'answers'] as const;
const journalsKey = [...evidenceKey, 'journals'] as const;
const libraryKey = [...evidenceKey, 'library'] as const;
const selectionKey = [...evidenceKey, 'selection'] as const;

export const journalsQuery = (query: JournalQuery) =>
  queryOptions({
    queryKey: [...journalsKey, query],
    queryFn: ({ signal }) => api.request(calls.listJournals, { query }, { signal }),
    placeholderData: keepPreviousData,
  });

const selectionQuery = queryOptions({
  queryKey: selectionKey,
  queryFn: ({ signal }) => api.request(calls.getSelection, {}, { signal }),
});

export const answersQuery = queryOptions({
  queryKey: answersKey,
  queryFn: ({ signal }) => api.request(calls.listAnswers, {}, { signal }),
});

export const answerQuery = (id: string) =>
  queryOptions({
    queryKey: [...answersKey, id],
    queryFn: ({ signal }) => api.request(calls.getAnswer, { params: { id } }, { signal }),
  });

export const libraryQuery = (query: LibraryQueryInput) =>
  queryOptions({
    queryKey: [...libraryKey, query],
    queryFn: ({ signal }) => api.request(calls.getLibrary, { query }, { signal }),
    placeholderData: keepPreviousData,
  });

/** What is known of a question that is being answered. */
export type Asking = {
  sent: Pick<EvidenceAnswer, 'question' | 'removed'> | null;
  searches: RunSearch[];
  /** The outside service that was asked last; null without one. */
  service: string | null;
  /** The model that writes; null before, and without one. */
  model: string | null;
  answer: EvidenceAnswer | null;
};

const nothing: Asking = { sent: null, searches: [], service: null, model: null, answer: null };

/** Asks a question; what has happened so far shows as it comes. Leaving or stopping ends it, and nothing is charged. */
export function useAsk() {
  const queries = useQueryClient();
  const { next, stop } = useStopSignal();
  const [asking, setAsking] = useState<Asking>(nothing);
  const mutation = useMutation({
    mutationFn: async (body: AskQuestionInput) => {
      const signal = next();
      setAsking(nothing);
      try {
        await api.stream(
          calls.askQuestion,
          { body },
          {
            signal,
            onEvent: (event) => {
              if (event.type === 'sent') setAsking((now) => ({ ...now, sent: event }));
              if (event.type === 'searching') setAsking((now) => ({ ...now, service: event.service }));
              if (event.type === 'search') setAsking((now) => ({ ...now, searches: [...now.searches, event.search] }));
              if (event.type === 'writing') setAsking((now) => ({ ...now, model: event.model }));
              if (event.type === 'answer') setAsking((now) => ({ ...now, answer: event.answer }));
            },
          },
        );
      } catch (error) {
        if (!signal.aborted) throw error;
      }
    },
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: answersKey });
      void queries.invalidateQueries({ queryKey: journalsKey });
      // an outside search adds to it
      void queries.invalidateQueries({ queryKey: libraryKey });
      void queries.invalidateQueries({ queryKey: userInfoQuery().queryKey });
    },
  });
  const clear = () => {
    stop();
    mutation.reset();
    setAsking(nothing);
  };
  return { ...mutation, asking, stop, clear };
}

/** The choice shows at once; where it is refused, what the server has comes back. */
export function useSelection(onRefused: (error: Error) => void) {
  const queries = useQueryClient();
  const { data: saved } = useQuery(selectionQuery);
  const [chosen, setChosen] = useState<string[] | null>(null);
  const { mutate } = useMutation({
    mutationFn: (journalIds: string[]) => api.request(calls.setSelection, { body: { journalIds } }),
    scope: { id: 'evidence-selection' },
    onSuccess: (selection) => queries.setQueryData(selectionKey, selection),
    onError: (error) => {
      setChosen(null);
      // a journal of it may hold nothing any more
      void queries.invalidateQueries({ queryKey: selectionKey });
      onRefused(error);
    },
  });
  const choose = (journalIds: string[]): void => {
    setChosen(journalIds);
    mutate(journalIds);
  };
  return { journalIds: chosen ?? saved?.journalIds, choose };
}

export function useAnswers() {
  const queries = useQueryClient();
  return {
    remove: useMutation({
      mutationFn: (id: string) => api.request(calls.deleteAnswer, { params: { id } }),
      onSettled: () => queries.invalidateQueries({ queryKey: answersKey }),
    }),
    save: useMutation({
      mutationFn: ({ id, noteId }: { id: string; noteId: string }) =>
        api.request(calls.saveAnswerToNote, { params: { id }, body: { noteId } }),
      onSuccess: async (_, { noteId }) => {
        await queries.invalidateQueries({ queryKey: threadKey(noteId) });
        await queries.invalidateQueries({ queryKey: journalsKey });
      },
    }),
  };
}

export function useLibrary() {
  const queries = useQueryClient();
  const refresh = async () => {
    await queries.invalidateQueries({ queryKey: libraryKey });
    await queries.invalidateQueries({ queryKey: journalsKey });
    await queries.invalidateQueries({ queryKey: selectionKey });
    await queries.invalidateQueries({ queryKey: answersKey });
  };
  return {
    add: useMutation({
      mutationFn: ({ files, onProgress }: { files: readonly File[]; onProgress: (percent: number) => void }) => {
        const form = new FormData();
        for (const file of files) form.append('files', file, file.name);
        return api.upload(calls.addToLibrary, form, { idempotencyKey: newKey(), onProgress });
      },
      onSettled: refresh,
    }),
    remove: useMutation({
      mutationFn: (id: string) => api.request(calls.deleteLibrarySource, { params: { id } }),
      onSettled: refresh,
    }),
  };
}
