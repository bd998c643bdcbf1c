import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { formatDateTime } from '../../../lib/format.ts';
import { messageOf } from '../../../lib/form-errors.ts';
import { undoFor } from '../../../lib/undoable.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { toast } from '../../../ui/toast.ts';
import { flushDraft } from '../editor/open-savers.ts';
import { t } from '../transcripts.texts.ts';
import { useDeleteEntry, useRestoreEntry } from './bin.api.ts';

/** Says what goes, then moves the entry to the bin with all that was typed; Undo takes it out again, also later from the bin. */
export function DeleteEntryDialog({ entry, onClose }: { entry: Transcript; onClose: () => void }) {
  const remove = useDeleteEntry();
  const restore = useRestoreEntry(entry.noteId);
  const undo = () =>
    void restore.mutateAsync(entry.id).catch((error: unknown) => {
      toast.error(messageOf(error), { title: t('entryNotRestored') });
    });
  const confirm = async () => {
    try {
      await flushDraft(entry.id);
      await remove.mutateAsync(entry);
      toast.success(t('entryDeleted'), { duration: undoFor, action: { label: t('undo'), run: undo } });
    } catch (error) {
      toast.error(messageOf(error), { title: t('entryNotDeleted') });
    }
    onClose();
  };
  return (
    <ConfirmDialog
      opened
      danger
      busy={remove.isPending}
      title={t('deleteEntryTitle', { time: formatDateTime(entry.createdAt) })}
      action={t('deleteEntry')}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {t('deleteEntryText')}
    </ConfirmDialog>
  );
}
