import type { NoteCheck } from '@clinical/contract/checks/checks.schemas';
import { categoryName } from './category-name.ts';
import { t } from './checks.texts.ts';

/** What a finding is called wherever it is named: on its card, and beside Sign. What is missing is named by the sentence that would say it. */
export function findingTitle({ kind, said, suggestion }: Pick<NoteCheck, 'kind' | 'said' | 'suggestion'>): string {
  if (kind !== 'missing') return categoryName(kind);
  return t('titleOf', { kind: categoryName(kind), what: shorten(suggestion ?? said) });
}

const longest = 40;

/** The first words, as far as they fit on a line. */
function shorten(words: string): string {
  if (words.length <= longest) return words;
  const end = words.lastIndexOf(' ', longest);
  return `${words.slice(0, end > 0 ? end : longest)}…`;
}
