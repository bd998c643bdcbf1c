import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { useEvidenceStore } from '../transcripts/evidence/public.ts';
import { listChecks } from './checks-list.ts';
import { t } from './checks.texts.ts';
import { useEntryChecks } from './entry-checks.ts';

/** That all is well with a note, in words; null when it is not, or not known yet. */
export function useQuietVerdict(entry: Transcript): string | null {
  const found = useEntryChecks();
  const { states } = useEvidenceStore();
  if (!found?.checks) return null;
  const { open, answered } = listChecks(found.checks);
  if (open > 0) return null;
  if (answered.length > 0) return t('allAnswered', { n: answered.length });
  if (states.includes('unsourced')) return null;
  return t('allWell', { n: entry.sentences.filter(({ kind }) => kind !== 'typed').length });
}
