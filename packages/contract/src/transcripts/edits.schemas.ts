import { z } from 'zod';
import { Id, Timestamp } from '../common.schemas.ts';
import { limits } from '../limits.ts';
import { CorrectedLine } from './source.schemas.ts';

/** A section as a client saves it. What is stored may be a little longer, for cleaning escapes signs: no limit holds for replies. */
const EditedSection = z.object({
  key: z.string().min(1).max(100),
  header: z.string().max(200),
  html: z.string().max(limits.answerHtml),
});

export const EmptyTicket = z.object({ noteId: Id, templateId: Id.nullish() });
export type EmptyTicket = z.infer<typeof EmptyTicket>;

/** Named by id, or by (noteId, createdAt) as older clients do. `answer` is HTML of the whole note; `sections` is the better way. */
export const UpdateTranscript = z.object({
  noteId: Id,
  createdAt: z.union([Timestamp, z.number().int()]),
  answer: z.string().max(limits.answerHtml).optional(),
  /** More than a template may have, for two people's sections may have come together. */
  sections: z
    .array(EditedSection)
    .max(2 * limits.templateSections)
    .optional(),
  question: z.string().max(limits.transcriptCharacters).optional(),
  /** Single lines of the source; the others stay as they are. Either these or `question`. */
  lines: z.array(CorrectedLine).min(1).max(limits.correctedLines).optional(),
  editDurationMs: z.number().int().min(0).max(86_400_000).default(0),
});
export type UpdateTranscript = z.input<typeof UpdateTranscript>;

export const UpdateTranscriptTag = z.object({
  noteId: Id,
  createdAt: z.union([Timestamp, z.number().int()]),
  /** Without a comma: lists of charts are narrowed by tags that commas part. */
  tag: z
    .string()
    .trim()
    .max(60)
    .regex(/^[^,]*$/, 'a tag has no comma'),
  /** [ours] The tag it replaces. The version of the note does not tell of tags, so this is what they are compared by. */
  before: z.string().max(60).optional(),
});
export type UpdateTranscriptTag = z.infer<typeof UpdateTranscriptTag>;
