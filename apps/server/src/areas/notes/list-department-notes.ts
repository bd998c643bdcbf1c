import type { DepartmentNoteFilter, NoteList } from '@clinical/contract/notes/notes.schemas';
import type { Context } from '../../platform/context.ts';
import { assertDepartment } from '../teams/public.ts';
import { readNoteList } from './read-note-list.ts';

/** Visible charts of one department of the acting workspace, or of none. @throws AppError NOT_FOUND for a department elsewhere */
export async function listDepartmentNotes(ctx: Context, filter: DepartmentNoteFilter): Promise<NoteList> {
  const { departmentId: wanted, ...rest } = filter;
  if (wanted === 'none') return readNoteList(ctx, rest, { departmentId: null });
  await assertDepartment(ctx, wanted);
  return readNoteList(ctx, rest, { departmentId: wanted });
}
