import type { ClinicalTaskRow } from './clinical-tasks.queries.ts';

/** Columns that operations change. */
export type TaskColumns = Omit<
  ClinicalTaskRow,
  'id' | 'workspaceId' | 'noteId' | 'createdBy' | 'createdAt' | 'updatedAt' | 'version' | 'suggestionKey' | 'followedBy'
>;

/** An operation on rows, as it is stored for undoing: `was` is compared with the row as it is then. */
export type StoredOperation =
  | { action: 'create'; row: ClinicalTaskRow }
  | { action: 'update'; taskId: string; set: Partial<TaskColumns>; was: Partial<TaskColumns> }
  | { action: 'delete'; taskId: string; version: number };
