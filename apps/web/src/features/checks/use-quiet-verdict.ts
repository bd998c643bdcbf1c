import { useEvidenceStore } from '../transcripts/evidence/public.ts';
import { t } from './checks.texts.ts';
import { describeLedger } from './describe-ledger.ts';
import { describeLinked } from './describe-linked.ts';
import { useEntryChecks } from './entry-checks.ts';

/** The result of the checks when no finding is open: what was compared and found. Null otherwise, or while it is not known. */
export function useQuietVerdict(): string | null {
  const found = useEntryChecks();
  const { states } = useEvidenceStore();
  if (!found?.checks) return null;
  const answered = found.checks.checks.filter(({ answer }) => answer !== null).length;
  if (answered < found.checks.checks.length) return null;
  if (answered > 0) return join(t('allAnswered', { n: answered }), describeLedger(found.checks));
  if (states.includes('unsourced')) return null;
  return join(describeLinked(states), describeLedger(found.checks));
}

const join = (...parts: string[]): string => parts.filter(Boolean).join(' · ');
