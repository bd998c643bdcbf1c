import { unresolved } from '@clinical/contract/signing/signing.rules';
import type { NoteCheck } from '@clinical/contract/checks/checks.schemas';
import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { useEntryChecks } from '../checks/public.ts';

/**
 * What stands against signing, as the page knows it from the checks; `waiting` while they are not of the text as it is, `failed`
 * when they could not run.
 */
export function useGate(entry: Transcript): { open: NoteCheck[]; waiting: boolean; failed: boolean } {
  const found = useEntryChecks();
  if (entry.utterances.length === 0) return { open: [], waiting: false, failed: false };
  const checks = found?.checks ?? null;
  const failed = found?.state === 'failed';
  if (checks === null) return { open: [], waiting: true, failed };
  return { open: unresolved(checks, entry.sentences), waiting: false, failed };
}
