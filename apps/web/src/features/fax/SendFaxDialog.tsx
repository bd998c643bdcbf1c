import type { FaxPacket } from '@clinical/contract/fax/fax.schemas';
import { Modal } from '@mantine/core';
import { useState } from 'react';
import { useFocusBack } from '../../lib/focus-back.ts';
import { toast } from '../../ui/toast.ts';
import { useFax } from './fax.api.ts';
import { t } from './fax.texts.ts';
import { PacketForm, type PacketDraft } from './PacketForm.tsx';
import { PacketPreview } from './PacketPreview.tsx';
import { newTarget } from './packet-draft.ts';

/** Prepares a fax, shows what would be sent page by page, and sends that. */
export function SendFaxDialog({ noteId, onClose }: { noteId: string | null; onClose: () => void }) {
  useFocusBack();
  const fax = useFax();
  const [draft, setDraft] = useState<PacketDraft>({
    noteId: noteId ?? '',
    targets: [newTarget()],
    coverNote: '',
    entryIds: [],
    uploads: [],
    taskId: null,
  });
  const [packet, setPacket] = useState<FaxPacket | null>(null);
  const prepare = () =>
    fax.prepare.mutate(
      {
        noteId: draft.noteId,
        targets: draft.targets.map(({ key: _, ...target }) => target),
        coverNote: draft.coverNote,
        entryIds: [...draft.entryIds],
        uploadIds: draft.uploads.map(({ id }) => id),
        taskId: draft.taskId,
      },
      { onSuccess: setPacket },
    );
  const sent = () => {
    toast.success(t('sentNote'));
    onClose();
  };
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={t(packet ? 'previewTitle' : 'prepareTitle')}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      {packet ? (
        <PacketPreview
          packet={packet}
          recipients={draft.targets.length}
          send={fax.send}
          onBack={() => setPacket(null)}
          onSent={sent}
        />
      ) : (
        <PacketForm
          draft={draft}
          chosenChart={noteId !== null}
          busy={fax.prepare.isPending}
          error={fax.prepare.error}
          onChange={setDraft}
          onSubmit={prepare}
          onClose={onClose}
        />
      )}
    </Modal>
  );
}
