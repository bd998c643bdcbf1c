import { z } from 'zod';
import { Id, Timestamp } from '../common.schemas.ts';
import { limits } from '../limits.ts';
import { Note } from '../notes/notes.schemas.ts';

/**
 * What a visit waits for. sign: its note has no open finding. findings: some are open, or a person must decide before it is
 * generated. waiting: for its text or its note. failed: neither came.
 */
export const WorkKind = z.enum(['sign', 'findings', 'waiting', 'failed']);
export type WorkKind = z.infer<typeof WorkKind>;

/** One unsigned visit that I added. */
export const WorkItem = z.object({
  transcriptId: Id,
  visitAt: Timestamp,
  /** Why the patient came; null while there is no note. */
  reason: z.string().nullable(),
  /** Findings without an answer. */
  findings: z.number().int(),
  /** True while a hold stands against generating its note. */
  held: z.boolean(),
  /** What a job does with it now, and how far it is in percent; null before it starts. */
  doing: z.enum(['transcribing', 'writing']).nullable(),
  progress: z.number().int().min(0).max(100).nullable(),
  note: Note,
});
export type WorkItem = z.infer<typeof WorkItem>;

/** `count`: all visits of this kind; `items`: the newest of them. */
export const WorkGroup = z.object({ kind: WorkKind, count: z.number().int(), items: z.array(WorkItem) });
export type WorkGroup = z.infer<typeof WorkGroup>;
/** Groups without visits are left out. */
export const OpenWork = z.object({ groups: z.array(WorkGroup) });
export type OpenWork = z.infer<typeof OpenWork>;

/** `limit`: items of each group. */
export const OpenWorkFilter = z.object({ limit: z.coerce.number().int().min(1).max(limits.pageSizeMax).optional() });
export type OpenWorkFilter = z.input<typeof OpenWorkFilter>;
