import type { SentenceState } from '@clinical/contract/checks/sentence-state.rules';
import { t } from './checks.texts.ts';

/** How many sentences of a note have their source in the transcript. Typed sentences and texts of the template have none there. */
export function describeLinked(states: readonly SentenceState[]): string {
  const sourced = states.filter((state) => state === 'sourced').length;
  const n = states.length;
  return sourced === n ? t('allLinked', { n }) : t('someLinked', { linked: sourced, n });
}
