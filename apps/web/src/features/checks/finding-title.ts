import type { NoteCheck } from '@clinical/contract/checks/checks.schemas';
import { categoryName } from './category-name.ts';
import { t } from './checks.texts.ts';

/** What a finding is called wherever it is named: on its card, and beside Sign. */
export function findingTitle({ kind, said }: Pick<NoteCheck, 'kind' | 'said'>): string {
  return kind === 'missing' ? t('titleOf', { kind: categoryName(kind), what: shorten(said) }) : categoryName(kind);
}

const longest = 40;

/** The first words, as far as they fit on a line. */
function shorten(words: string): string {
  if (words.length <= longest) return words;
  const end = words.lastIndexOf(' ', longest);
  return `${words.slice(0, end > 0 ? end : longest)}…`;
}
