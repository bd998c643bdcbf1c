import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { RegenerateNotice } from '../../features/scribe/writing/RegenerateNotice.tsx';
import { t } from '../../features/transcripts/correcting/correcting.texts.ts';

/** Says that a note was written from an older text, and offers to write it again; changed speakers say so already. */
export function SourceEditedNotice({ entry }: { entry: Transcript }) {
  if (!entry.sourceEdited || entry.speakersChanged || !entry.abilities.generate) return null;
  return <RegenerateNotice entry={entry} icon="pencil" title={t('olderTitle')} text={t('olderText')} />;
}
