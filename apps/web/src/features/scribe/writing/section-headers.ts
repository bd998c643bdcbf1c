import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { noteTexts as t } from '../../transcripts/public.ts';

/** The headers of some sections in one line, in the note's order. */
export function headersOf(entry: Pick<Transcript, 'sections'>, keys: readonly string[]): string {
  return entry.sections
    .filter(({ key }) => keys.includes(key))
    .map(({ header }) => header || t('untitled'))
    .join(', ');
}
