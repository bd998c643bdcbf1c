import type { Transcript } from '@clinical/contract/transcripts/transcripts.schemas';
import { Modal } from '@mantine/core';
import { useFocusBack } from '../../../lib/focus-back.ts';
import { t } from '../transcripts.texts.ts';
import { hasNote } from './entry-state.ts';
import { GenerateForm } from './GenerateForm.tsx';

/** Writes the note of an entry (again) with a template of choice. */
export function RegenerateDialog({ entry, onClose }: { entry: Transcript; onClose: () => void }) {
  useFocusBack();
  return (
    <Modal opened onClose={onClose} title={t('withTemplate')} closeButtonProps={{ 'aria-label': t('close') }}>
      {hasNote(entry) && <p>{t('regenerateText')}</p>}
      <GenerateForm entry={entry} onStarted={onClose} />
    </Modal>
  );
}
