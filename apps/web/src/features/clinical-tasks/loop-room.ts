import type { ClinicalTask } from '@clinical/contract/clinical-tasks/clinical-tasks.schemas';
import type { TaskRow } from './task-groups.ts';

/** Rows of the table that an opened loop takes: all rows have one height. `part` 0 draws it, the others keep its place. */
export type RoomRow = { room: ClinicalTask; part: number };

/** The rows with room for the opened task below its own. */
export function withRoom(rows: readonly TaskRow[], opened: string | null, size: number): (TaskRow | RoomRow)[] {
  const at = rows.findIndex((row) => 'task' in row && row.task.id === opened);
  const row = rows[at];
  if (!row || !('task' in row)) return [...rows];
  const room = Array.from({ length: size }, (_, part): RoomRow => ({ room: row.task, part }));
  return [...rows.slice(0, at + 1), ...room, ...rows.slice(at + 1)];
}
