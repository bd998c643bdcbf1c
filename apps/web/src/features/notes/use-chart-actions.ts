import type { Note } from '@clinical/contract/notes/notes.schemas';
import type { DepartmentChoice } from '@clinical/contract/teams/departments.schemas';
import { messageOf } from '../../lib/form-errors.ts';
import { saveBlob } from '../../lib/save-blob.ts';
import { undoFor } from '../../lib/undoable.ts';
import { toast } from '../../ui/toast.ts';
import { downloadChart, useArchiveNote, useFileNote, useStarNote, useTagNewestVisit } from './notes.api.ts';
import { t } from './notes.texts.ts';

/** What needs no question: exporting, starring, tagging, filing and archiving charts, and taking that back. */
export function useChartActions() {
  const archive = useArchiveNote();
  const star = useStarNote();
  const tag = useTagNewestVisit();
  const file = useFileNote();

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

  /** One after the other: each may be large. */
  async function exportCharts(notes: readonly Note[]): Promise<void> {
    for (const note of notes) await exportChart(note);
  }

  async function starCharts(notes: readonly Note[], starred: boolean): Promise<void> {
    try {
      await Promise.all(notes.map((note) => star.mutateAsync({ note, starred })));
    } catch (error) {
      toast.error(messageOf(error), { title: t('notStarred') });
    }
  }

  /** Tags the newest visit of each chart. Undo gives each the tag that it had. */
  async function tagVisits(notes: readonly Note[], wanted: string): Promise<void> {
    try {
      const done = await Promise.all(notes.map(({ id }) => tag.mutateAsync({ noteId: id, tag: wanted })));
      const tagged = done.filter((each) => each !== null);
      const undo = () =>
        void Promise.all(tagged.map((each) => tag.mutateAsync({ noteId: each.noteId, tag: each.before })));
      toast.success(t('tagged', { n: tagged.length, tag: wanted }), {
        duration: undoFor,
        action: { label: t('undo'), run: undo },
      });
    } catch (error) {
      toast.error(messageOf(error), { title: t('notTagged') });
    }
  }

  async function setArchived(notes: readonly Note[], archived: boolean): Promise<void> {
    try {
      await Promise.all(notes.map(({ id }) => archive.mutateAsync({ id, archived })));
      toast.success(sayArchived(notes, archived), {
        duration: undoFor,
        action: { label: t('undo'), run: () => void setArchived(notes, !archived) },
      });
    } catch (error) {
      toast.error(messageOf(error), { title: archived ? t('notArchived') : t('notUnarchived') });
    }
  }

  /** `to` is null for none. The way back is open to who may still file the chart. */
  async function moveTo(note: Note, to: DepartmentChoice | null, before: DepartmentChoice | null): Promise<void> {
    try {
      const moved = await file.mutateAsync({ id: note.id, departmentId: to?.id ?? null });
      const said = { name: note.title, department: to?.name ?? '' };
      toast.success(t(to ? 'movedTo' : 'movedOut', said), {
        duration: undoFor,
        ...(moved.abilities.delete && (before?.abilities.fileNotes ?? true)
          ? { action: { label: t('undo'), run: () => void moveTo(moved, before, to) } }
          : {}),
      });
    } catch (error) {
      toast.error(messageOf(error), { title: t('notMoved', { name: note.title }) });
    }
  }

  return { exportChart, exportCharts, setArchived, starCharts, tagVisits, moveTo };
}

function sayArchived(notes: readonly Note[], archived: boolean): string {
  const [first] = notes;
  if (first && notes.length === 1) return t(archived ? 'archived' : 'unarchived', { name: first.title });
  return t(archived ? 'archivedMany' : 'unarchivedMany', { n: notes.length });
}
