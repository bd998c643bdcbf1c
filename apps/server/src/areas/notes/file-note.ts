import { notFound } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/context.ts';
import { getDepartmentFor } from '../teams/public.ts';
import { setDepartment } from './filing.queries.ts';
import { getNoteFor } from './notes.queries.ts';

/**
 * Files a chart in a department of its workspace, or takes it out of the one it is in. What the old department gave ends at once.
 * @throws AppError NOT_FOUND when the chart is not the actor's to delete, or they may not edit charts of the department
 */
export async function moveToDepartment(tx: Tx, noteId: string, departmentId: string | null | undefined): Promise<void> {
  if (departmentId === undefined) return;
  const note = await getNoteFor(tx, noteId, 'edit');
  if (note.departmentId === departmentId) return;
  await getNoteFor(tx, noteId, 'manage');
  if (departmentId !== null) {
    const { department } = await getDepartmentFor(tx, departmentId, 'editNotes');
    if (department.workspaceId !== note.workspaceId) throw notFound();
  }
  await setDepartment(tx, note, departmentId);
  await tx.audit('note.file', { type: 'note', id: noteId, noteId });
}
