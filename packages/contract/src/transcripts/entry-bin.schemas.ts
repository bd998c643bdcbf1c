import { z } from 'zod';
import { Id, Timestamp } from '../common.schemas.ts';
import { EntryKind } from './entries.schemas.ts';

/** An entry in the bin of its chart. From `purgedAt` on it is gone for good. */
export const BinnedEntry = z.object({
  id: Id,
  noteId: Id,
  createdAt: Timestamp,
  kind: EntryKind,
  fileName: z.string().nullable(),
  /** The beginning of its note, or of its source. */
  firstWords: z.string(),
  deletedAt: Timestamp,
  purgedAt: Timestamp,
});
export type BinnedEntry = z.infer<typeof BinnedEntry>;
