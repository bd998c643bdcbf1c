import type { Utterance } from '@clinical/contract/transcripts/source.schemas';
import { t } from '../transcripts.texts.ts';

/** Who spoke: the label of the source as it was given, else the part they had in the visit; of a document's line its page. */
export function speakerName(utterance: Pick<Utterance, 'speaker' | 'role' | 'page'>): string {
  const given = utterance.speaker.trim();
  if (given === '' && utterance.page !== undefined) return t('page', { n: utterance.page });
  // machine labels ("speaker_0") say less than the part we found
  if (given !== '' && !/^(speaker[\s_-]*)?\d+$/i.test(given)) return given;
  return utterance.role === 'unknown' && given !== '' ? given.replace('_', ' ') : t(utterance.role);
}
