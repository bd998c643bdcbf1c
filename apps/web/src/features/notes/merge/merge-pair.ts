import type { Note } from '@clinical/contract/notes/notes.schemas';

export type MergePair = { source: Note; target: Note };

const folded = (text: string) =>
  text.trim().replace(/\s+/g, ' ').normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

const differ = (one: string | null, other: string | null) =>
  one !== null && other !== null && folded(one) !== folded(other);

export type Difference = 'title' | 'dateOfBirth' | 'mrn';

/** What speaks against these being one patient. A detail that one chart lacks does not. */
export function differencesOf({ source, target }: MergePair): Difference[] {
  return (['title', 'dateOfBirth', 'mrn'] as const).filter((field) => differ(source[field], target[field]));
}

/** Names are mistyped and change; with another day of birth or record number the name of the chart that stays must be typed. */
export const needsName = (pair: MergePair): boolean => differencesOf(pair).some((field) => field !== 'title');

/** True when no name is needed, or the name of the chart that stays was typed. */
export function mayMerge(pair: MergePair, typed: string): boolean {
  return !needsName(pair) || folded(typed) === folded(pair.target.title);
}
