import type { UserProfile } from '@clinical/contract/accounts/accounts.schemas';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { outsideStore } from '../../../lib/outside-store.ts';
import { userInfoQuery } from '../../accounts/public.ts';

/** The model chosen in the chart that is open; it holds there until that patient is left. */
const choice = outsideStore<{ noteId: string; model: string } | null>(null);

const chosenIn = (noteId: string): string | null => {
  const chosen = choice.get();
  return chosen?.noteId === noteId ? chosen.model : null;
};

export function chooseModel(noteId: string, model: string): void {
  choice.set({ noteId, model });
}

/** What writes in this chart, as a request names it: the choice made in it, else the profile's. Empty while neither is known. */
export function modelWish(queries: QueryClient, noteId: string): { model?: string } {
  const profile = queries.getQueryData<UserProfile>(userInfoQuery().queryKey);
  const model = chosenIn(noteId) ?? profile?.model;
  return model === undefined ? {} : { model };
}

/** The same for a page; undefined while the profile is not known. */
export function useChartModel(noteId: string): string | undefined {
  const chosen = useSyncExternalStore(choice.subscribe, () => chosenIn(noteId));
  const profile = useQuery(userInfoQuery()).data;
  return chosen ?? profile?.model;
}

/** Forgets what was chosen in a chart when it is left, unless another patient's has been opened since. */
export function useLeaveModel(noteId: string): void {
  useEffect(() => () => choice.set((chosen) => (chosen?.noteId === noteId ? null : chosen)), [noteId]);
}
