import { isMark } from '@clinical/contract/transcripts/speakers.rules';
import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import type { Utterance } from '@clinical/contract/transcripts/source.schemas';

/** What a line is called for as long as it stands in its source, however often it is corrected. */
export const lineName = ({ id, corrected }: Pick<Utterance, 'id' | 'corrected'>): string => corrected?.id ?? id;

/** True when its words can be corrected: they are of this entry, and stand for something that was said or written. */
export const mayCorrect = (
  entry: Pick<Transcript, 'abilities' | 'kind'>,
  utterance: Pick<Utterance, 'speaker' | 'text' | 'entryId'>,
): boolean => entry.abilities.edit && entry.kind !== 'command' && utterance.entryId === undefined && !isMark(utterance);
