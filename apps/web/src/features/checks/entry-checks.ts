import { createContext, use } from 'react';
import type { useChecks } from './checks.api.ts';

export type EntryChecks = ReturnType<typeof useChecks>;

/** What was found in the note of the entry around; null outside one. */
export const EntryChecksContext = createContext<EntryChecks | null>(null);

export function useEntryChecks(): EntryChecks | null {
  return use(EntryChecksContext);
}

/** Asks once more for what could not be read, or runs what failed. */
export function checkAgain({ query, run }: EntryChecks): void {
  if (query.isError) void query.refetch();
  else run.mutate();
}
