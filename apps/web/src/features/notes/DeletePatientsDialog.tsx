import { ApiError } from '@clinical/api-client/api-error';
import type { Note } from '@clinical/contract/notes/notes.schemas';
import { messageOf } from '../../lib/form-errors.ts';
import { undoFor } from '../../lib/undoable.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { toast } from '../../ui/toast.ts';
import { useDeleteNotes, useRestoreNotes } from './notes.api.ts';
import { t } from './notes.texts.ts';
import { useChartActions } from './use-chart-actions.ts';

type Props = { notes: readonly Note[]; onClose: () => void; onDeleted: () => void };

/** Says what goes before charts are moved to the bin, and offers the way back after; the archive where they cannot go there. */
export function DeletePatientsDialog({ notes, onClose, onDeleted }: Props) {
  const remove = useDeleteNotes();
  const restore = useRestoreNotes();
  const { setArchived } = useChartActions();
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
      (error: unknown) => {
        const listed = notes.filter(({ archivedAt }) => archivedAt === null);
        const label = t('archiveInstead', { n: listed.length });
        const instead = isSigned(error) && listed.length > 0;
        toast.error(messageOf(error), {
          title: t('notDeleted'),
          ...(instead ? { duration: undoFor, action: { label, run: () => void setArchived(listed, true) } } : {}),
        });
      },
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
      {only ? t('deleteGoes', { n: entries }) : t('deleteManyGoes', { n: entries })} {t('deleteStays')}{' '}
      {t('deleteNotSigned')}
    </ConfirmDialog>
  );
}

const isSigned = (error: unknown): boolean => error instanceof ApiError && error.code === 'SIGNED_ENTRIES';
