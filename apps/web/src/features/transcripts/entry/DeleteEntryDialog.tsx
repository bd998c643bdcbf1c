import type { Transcript } from '@clinical/contract/transcripts/transcripts.schemas';
import { useQueryClient } from '@tanstack/react-query';
import { formatDateTime } from '../../../lib/format.ts';
import { messageOf } from '../../../lib/form-errors.ts';
import { removeLater, undoFor } from '../../../lib/undoable.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { toast } from '../../../ui/toast.ts';
import { deleteEntry, forgetEntry } from '../transcripts.api.ts';
import { t } from '../transcripts.texts.ts';

/** Says what goes, then removes the entry; for ten seconds it can be taken back. */
export function DeleteEntryDialog({ entry, onClose }: { entry: Transcript; onClose: () => void }) {
  const queries = useQueryClient();
  const confirm = () => {
    const undo = removeLater(
      entry.id,
      (leaving) => deleteEntry(entry, leaving).then(() => forgetEntry(queries, entry)),
      (error) => toast.error(messageOf(error), { title: t('entryNotDeleted') }),
    );
    toast.success(t('entryDeleted'), { duration: undoFor, action: { label: t('undo'), run: undo } });
    onClose();
  };
  return (
    <ConfirmDialog
      opened
      danger
      title={t('deleteEntryTitle', { time: formatDateTime(entry.createdAt) })}
      action={t('deleteEntry')}
      onConfirm={confirm}
      onClose={onClose}
    >
      {t('deleteEntryText')}
    </ConfirmDialog>
  );
}
