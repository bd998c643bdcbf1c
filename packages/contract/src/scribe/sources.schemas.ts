import { z } from 'zod';
import { Id } from '../common.schemas.ts';
import { limits } from '../limits.ts';
import { EntryKind, Transcript } from '../transcripts/entries.schemas.ts';
import { ExtraContext, ContextEntryIds } from './context.schemas.ts';

export const SaveTranscript = z.object({
  noteId: Id,
  /** The source text: pasted or read from a file, in any of the accepted formats. */
  question: z.string().max(limits.transcriptCharacters),
  templateId: Id.nullish(),
  model: z.string().max(60).nullish(),
  extraContext: ExtraContext.optional(),
  contextEntryIds: ContextEntryIds.optional(),
  kind: EntryKind.default('typed'),
  /** Start writing the note at once, unless something stands against it: then the entry says so in `hold`. */
  generate: z.boolean().default(false),
});
export type SaveTranscript = z.input<typeof SaveTranscript>;
export const SavedTranscript = z.object({ transcript: Transcript, taskId: Id.optional() });
export type SavedTranscript = z.infer<typeof SavedTranscript>;
