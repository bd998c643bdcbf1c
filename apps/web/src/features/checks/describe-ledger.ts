import type { TranscriptChecks } from '@clinical/contract/checks/checks.schemas';
import { t } from './checks.texts.ts';

/** How many of the weighty items said are in the note; empty when there were none to compare. */
export function describeLedger({ ledger }: Pick<TranscriptChecks, 'ledger'>): string {
  if (ledger.length === 0) return '';
  const used = ledger.filter(({ state }) => state === 'used').length;
  const out = ledger.length - used;
  return [t('included', { used, n: ledger.length }), ...(out > 0 ? [t('notIncluded', { n: out })] : [])].join(' · ');
}
