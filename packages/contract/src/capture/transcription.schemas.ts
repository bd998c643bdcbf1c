import { z } from 'zod';
import { Id } from '../common.schemas.ts';
import { limits } from '../limits.ts';

export const TranscriptionStarted = z.object({ taskId: Id });
export type TranscriptionStarted = z.infer<typeof TranscriptionStarted>;

/** The jobs that were started, oldest entry first, and how many entries wait on. */
export const PendingGenerated = z.object({ taskIds: z.array(Id), waiting: z.number().int() });
export type PendingGenerated = z.infer<typeof PendingGenerated>;

/** A transcript as it was pasted, in any format that is accepted. */
export const AddedText = z.object({ question: z.string().max(limits.transcriptCharacters) });
/** The form has one file and no fields. */
export const AddedTextFields = z.object({});

/** Lines of a draft that a person has looked at, or takes that back of. */
export const ReviewLines = z.object({
  lines: z.array(z.string().max(40)).min(1).max(limits.correctedLines),
  reviewed: z.boolean(),
});
export type ReviewLines = z.infer<typeof ReviewLines>;
