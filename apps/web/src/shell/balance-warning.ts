import { preference } from '../lib/preference.ts';
import { toast } from '../ui/toast.ts';
import { t } from './shell.texts.ts';

/** Below this share of the limit the card warns. */
export const lowShare = 0.2;

/** The user who was warned; forgotten when there is more again. */
const warned = preference('balance-warned', '', (stored) => (typeof stored === 'string' ? stored : null));

/** Warns once when a balance sinks to a fifth; an empty one is told by the card itself. */
export function warnOfLowBalance(user: string, tokens: number, limit: number): void {
  if (limit <= 0) return;
  if (tokens / limit > lowShare) {
    if (warned.get() === user) warned.set('');
    return;
  }
  if (tokens === 0 || warned.get() === user) return;
  warned.set(user);
  toast.warning(t('balanceLow'), { title: t('usageBalance') });
}
