import { z } from 'zod';
import { limits } from '../limits.ts';
import { Transcript } from './entries.schemas.ts';

/** A part of a thread: its `newest` entries, or those with these `ids`, parted by commas. Nothing: all of it. */
export const ThreadPart = z.object({
  newest: z.coerce.number().int().min(1).max(limits.threadPart).optional(),
  ids: z
    .string()
    .max(40 * limits.threadPart)
    .optional(),
});
export type ThreadPart = z.input<typeof ThreadPart>;

/** An entry without its texts. An entry whose line is the same as before has not changed. */
export const ThreadLine = Transcript.pick({
  id: true,
  createdAt: true,
  updatedAt: true,
  kind: true,
  fileName: true,
  taskId: true,
  failure: true,
}).extend({
  /** As in the entry's abilities. */
  annotate: z.boolean(),
  /** Bytes that its source takes in the database, by which a page tells how many entries to ask for at a time. */
  weight: z.number().int().nonnegative(),
});
export type ThreadLine = z.infer<typeof ThreadLine>;
