import { storable } from '../../platform/storable.ts';

/** A name as it is searched and sorted: without accents and case, single spaces. "  José  ÁLVAREZ" → "jose alvarez". */
export function normaliseTitle(title: string): string {
  return storable(title)
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
}
