import { keeper } from '../../../lib/store/keeper.ts';
import { localStore } from '../../../lib/store/store.ts';

/** A line that somebody is correcting: the utterance that it was begun on, and what is typed. */
export type TypedLine = { id: string; text: string };

const keyOf = (entryId: string, line: string): string => `source-line:${entryId}:${line}`;

/** Keeps a line on this device while it is typed; null forgets it. */
export const lineKeeper = (entryId: string, line: string) => keeper<TypedLine>(keyOf(entryId, line));

/** Lines of an entry that were begun and not saved, by their names. */
export async function leftLines(entryId: string): Promise<[string, TypedLine][]> {
  const start = keyOf(entryId, '');
  const store = await localStore();
  const keys = (await store?.keys(start)) ?? [];
  const found = await Promise.all(
    keys.map(async (key) => [key.slice(start.length), (await store?.get<TypedLine>(key))?.value] as const),
  );
  return found.flatMap(([line, typed]) => (typed ? [[line, typed] satisfies [string, TypedLine]] : []));
}
