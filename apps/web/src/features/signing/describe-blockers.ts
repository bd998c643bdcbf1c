import type { NoteCheck } from '@clinical/contract/checks/checks.schemas';
import { findingTitle } from '../checks/public.ts';
import { t } from './signing.texts.ts';

/** What must be settled before a signature, in the words of its cards: the first by name, the others counted. */
export function describeBlockers(open: readonly NoteCheck[]): string {
  const [first, ...others] = open;
  if (!first) return '';
  const what = t('quoted', { title: findingTitle(first) });
  return t('before', { what: others.length === 0 ? what : t('andMore', { what, n: others.length }) });
}
