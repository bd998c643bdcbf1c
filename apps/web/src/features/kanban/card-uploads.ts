import { useSyncExternalStore } from 'react';
import { outsideStore } from '../../lib/outside-store.ts';

/** Percent of the files on their way, by card: the board and an open card show the same. */
const uploads = outsideStore<ReadonlyMap<string, number>>(new Map());

export const setUpload = (cardId: string, percent: number): void =>
  uploads.set((before) => new Map(before).set(cardId, Math.round(percent)));

export const endUpload = (cardId: string): void =>
  uploads.set((before) => new Map([...before].filter(([id]) => id !== cardId)));

/** Null when no file of the card is on its way. */
export const useUpload = (cardId: string): number | null =>
  useSyncExternalStore(uploads.subscribe, () => uploads.get().get(cardId) ?? null);
