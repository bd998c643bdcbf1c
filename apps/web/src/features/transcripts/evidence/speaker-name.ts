import type { Utterance } from '@clinical/contract/transcripts/transcripts.schemas';
import { t } from '../transcripts.texts.ts';

/** Who spoke: the label of the source as it was given, else the part they had in the visit. */
export function speakerName(utterance: Pick<Utterance, 'speaker' | 'role'>): string {
  const given = utterance.speaker.trim();
  // machine labels ("speaker_0") say less than the part we found
  if (given !== '' && !/^(speaker[\s_-]*)?\d+$/i.test(given)) return given;
  return utterance.role === 'unknown' && given !== '' ? given.replace('_', ' ') : t(utterance.role);
}
