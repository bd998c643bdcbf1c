import { z } from 'zod';
import { Id, Timestamp } from '../common.schemas.ts';
import { limits } from '../limits.ts';
import { Note } from './notes.schemas.ts';

/** `confirm_title` is needed when the charts differ in date of birth or MRN: the target's name, as a person typed it. */
export const MergeNotes = z.object({
  source_note_id: Id,
  target_note_id: Id,
  confirm_title: z.string().max(limits.noteTitle).optional(),
});
export type MergeNotes = z.infer<typeof MergeNotes>;

/** `canUndo`: the caller is an admin of the workspace, so the way back is open to them. */
export const MergedNotes = z.object({ mergeId: Id, note: Note, canUndo: z.boolean() });
export type MergedNotes = z.infer<typeof MergedNotes>;

/** Both charts as they are after a merge was taken back. */
export const UnmergedNotes = z.object({ source: Note, target: Note });
export type UnmergedNotes = z.infer<typeof UnmergedNotes>;

/** A merge that can still be taken back. Names as the charts have them now. */
export const NoteMerge = z
  .object({
    id: Id,
    sourceId: Id,
    sourceTitle: z.string(),
    targetId: Id,
    targetTitle: z.string(),
    entries: z.number().int(),
    mergedAt: Timestamp,
    undoUntil: Timestamp,
  })
  .meta({ id: 'NoteMerge' });
export type NoteMerge = z.infer<typeof NoteMerge>;
