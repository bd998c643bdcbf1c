import type { Note } from '@clinical/contract/notes/notes.schemas';
import { messageOf } from '../../lib/form-errors.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { toast } from '../../ui/toast.ts';
import { useDeleteNotes, useRestoreNotes } from './notes.api.ts';
import { t } from './notes.texts.ts';

type Props = { notes: readonly Note[]; onClose: () => void; onDeleted: () => void };

const undoFor = 10_000;

/** Says what goes before charts are moved to the bin, and offers the way back after. */
export function DeletePatientsDialog({ notes, onClose, onDeleted }: Props) {
  const remove = useDeleteNotes();
  const restore = useRestoreNotes();
  const n = notes.length;
  const entries = notes.reduce((sum, note) => sum + note.entries, 0);
  const only = n === 1 ? notes[0] : undefined;

  const undo = (ids: string[]) =>
    restore.mutate(ids, {
      onSuccess: () => toast.success(t('restored', { n: ids.length })),
      onError: (error) => toast.error(messageOf(error), { title: t('notRestored') }),
    });
  const confirm = () => {
    const ids = notes.map((note) => note.id);
    onDeleted();
    remove.mutateAsync(ids).then(
      () =>
        toast.success(t('deleted', { n: ids.length }), {
          duration: undoFor,
          action: { label: t('undo'), run: () => undo(ids) },
        }),
      (error: unknown) => toast.error(messageOf(error), { title: t('notDeleted') }),
    );
  };

  return (
    <ConfirmDialog
      opened={n > 0}
      danger
      title={only ? t('deleteTitle', { name: only.title }) : t('deleteManyTitle', { n })}
      action={t('deleteCharts', { n })}
      onConfirm={confirm}
      onClose={onClose}
    >
      {only ? t('deleteGoes', { n: entries }) : t('deleteManyGoes', { n: entries })} {t('deleteStays')}
    </ConfirmDialog>
  );
}
