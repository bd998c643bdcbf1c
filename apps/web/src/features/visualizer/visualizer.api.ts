import * as calls from '@clinical/contract/visualizer/visualizer.calls';
import type { NewChartImportInput, PictureWishInput } from '@clinical/contract/visualizer/visualizer.schemas';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { userInfoQuery } from '../accounts/public.ts';
import { threadKey } from '../transcripts/public.ts';
import { chartImportsKey, visualizerKey } from './visualizer-key.api.ts';

const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** What somebody asked for; `asked` tells one request from the next. */
export type Wish = Pick<PictureWishInput, 'custom_prompt' | 'from' | 'to'> & { asked: number };

const wishKey = (noteId: string) => [...visualizerKey, 'wish', noteId] as const;

/** The picture of a chart and what was asked for last. It costs credits, so only `ask` makes one. */
export function usePicture(noteId: string) {
  const queries = useQueryClient();
  const [wish, setWish] = useState<Wish | null>(() => queries.getQueryData<Wish>(wishKey(noteId)) ?? null);
  const picture = useQuery({
    queryKey: [...visualizerKey, 'picture', noteId, wish],
    enabled: wish !== null,
    staleTime: Infinity,
    retry: false,
    queryFn: async ({ signal }) => {
      const { asked: _, ...body } = wish!;
      const input = { params: { id: noteId }, body: { ...body, timeZone: ownZone() } };
      const made = await api.request(calls.viewPatient, input, { signal });
      void queries.invalidateQueries({ queryKey: userInfoQuery().queryKey });
      return made;
    },
  });
  const ask = (wanted: Omit<Wish, 'asked'>) => {
    const next = { ...wanted, asked: (wish?.asked ?? 0) + 1 };
    queries.setQueryData(wishKey(noteId), next);
    setWish(next);
  };
  return { wish, picture, ask };
}

export const chartImportsQuery = (noteId: string) =>
  queryOptions({
    queryKey: chartImportsKey(noteId),
    queryFn: ({ signal }) => api.request(calls.listChartImports, { params: { id: noteId } }, { signal }),
  });

export function useVisualizer(noteId: string) {
  const queries = useQueryClient();
  const refreshImports = () => queries.invalidateQueries({ queryKey: chartImportsKey(noteId) });
  return {
    keep: useMutation({
      mutationFn: ({ asked: _, ...body }: Wish) =>
        api.request(calls.keepPicture, { params: { id: noteId }, body: { ...body, timeZone: ownZone() } }),
      onSuccess: () => queries.invalidateQueries({ queryKey: threadKey(noteId) }),
    }),
    importFile: useMutation({
      mutationFn: (body: NewChartImportInput) => api.request(calls.importChart, { params: { id: noteId }, body }),
      onSettled: refreshImports,
    }),
    remove: useMutation({
      mutationFn: (importId: string) => api.request(calls.deleteChartImport, { params: { id: noteId, importId } }),
      onSettled: refreshImports,
    }),
  };
}
