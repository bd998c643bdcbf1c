import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import type { IconName } from '../../ui/icons.ts';
import { t } from './transcripts.texts.ts';

type Kind = Transcript['kind'];

/** What an entry was made from, in a word and a picture. */
export function kindLabel(entry: Pick<Transcript, 'kind' | 'fileName'>): { label: string; icon: IconName } {
  const known: Partial<Record<Kind, { label: string; icon: IconName }>> = {
    recording: { label: t('kindSpeech'), icon: 'microphone' },
    dictation: { label: t('kindDictation'), icon: 'microphone' },
    command: { label: t('kindCommand'), icon: 'sparkles' },
    synthetic: { label: t('kindSynthetic'), icon: 'sparkles' },
    audio: { label: t('kindAudio'), icon: 'microphone' },
    'pre-chat': { label: t('kindPreChat'), icon: 'nurse' },
    fax: { label: t('kindFax'), icon: 'fax' },
    form: { label: t('kindForm'), icon: 'forms' },
    picture: { label: t('kindPicture'), icon: 'heartbeat' },
    typed:
      entry.fileName === null ? { label: t('kindTyped'), icon: 'file-text' } : { label: t('kindUpload'), icon: 'file' },
  };
  return known[entry.kind] ?? { label: t('kindOther'), icon: 'file-text' };
}
