import type { Note } from '@clinical/contract/notes/notes.schemas';
import { messageOf } from '../../lib/form-errors.ts';
import { saveBlob } from '../../lib/save-blob.ts';
import { undoFor } from '../../lib/undoable.ts';
import { toast } from '../../ui/toast.ts';
import { downloadChart, useArchiveNote } from './notes.api.ts';
import { t } from './notes.texts.ts';

/** What needs no question: exporting a chart, archiving it and taking that back. */
export function useChartActions() {
  const archive = useArchiveNote();

  async function exportChart(note: Note): Promise<void> {
    const id = `export-${note.id}`;
    toast.info(t('exporting', { name: note.title }), { id });
    try {
      saveBlob(await downloadChart(note.id), `${note.title}.zip`);
      toast.success(t('exported'), { id });
    } catch (error) {
      toast.error(messageOf(error), { id, title: t('notExported') });
    }
  }

  async function setArchived(note: Note, archived: boolean): Promise<void> {
    try {
      await archive.mutateAsync({ id: note.id, archived });
      toast.success(archived ? t('archived', { name: note.title }) : t('unarchived', { name: note.title }), {
        duration: undoFor,
        action: { label: t('undo'), run: () => void setArchived(note, !archived) },
      });
    } catch (error) {
      toast.error(messageOf(error), { title: archived ? t('notArchived') : t('notUnarchived') });
    }
  }

  return { exportChart, setArchived };
}
