import type { Note } from '@clinical/contract/notes/notes.schemas';

export type MergePair = { source: Note; target: Note };

const folded = (text: string) =>
  text.trim().replace(/\s+/g, ' ').normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

const differ = (one: string | null, other: string | null) =>
  one !== null && other !== null && folded(one) !== folded(other);

export type Difference = 'dateOfBirth' | 'mrn';

/** What speaks against these being one patient. A detail that one chart lacks does not. */
export function differencesOf({ source, target }: MergePair): Difference[] {
  return (['dateOfBirth', 'mrn'] as const).filter((field) => differ(source[field], target[field]));
}

/** True when the charts do not differ, or the name of the one that stays was typed. */
export function mayMerge(pair: MergePair, typed: string): boolean {
  return differencesOf(pair).length === 0 || folded(typed) === folded(pair.target.title);
}
