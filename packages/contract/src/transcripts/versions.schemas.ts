import { z } from 'zod';
import { Id, Timestamp } from '../common.schemas.ts';
import { NoteSection } from './note-body.schemas.ts';
import { BuiltFrom } from './entries.schemas.ts';

/** One saved state of an entry's note, newest first in the history. */
export const TranscriptVersion = z
  .object({
    version: z.number().int(),
    name: z.string(),
    cause: z.enum(['ai', 'edit', 'restore', 'source', 'late', 'voice']),
    createdAt: Timestamp,
    userId: Id,
    author: z.string(),
    engine: z.string().nullable(),
    editDurationMs: z.number().int(),
    /** What was typed beside the source when it was written. */
    extraContext: z.string(),
    /** What else of the chart it was written from. */
    builtFrom: z.array(BuiltFrom),
    sections: z.array(NoteSection),
  })
  .meta({ id: 'TranscriptVersion' });
export type TranscriptVersion = z.infer<typeof TranscriptVersion>;

export const RestoreVersion = z.object({ version: z.number().int().min(0) });
export type RestoreVersion = z.infer<typeof RestoreVersion>;
