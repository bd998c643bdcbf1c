import { z } from 'zod';
import { Id, Timestamp } from '../common.schemas.ts';
import { limits } from '../limits.ts';

/** Who spoke: `clinician`, `patient`, `other` (a relative, a nurse) or `unknown`. */
export const SpeakerRole = z.enum(['clinician', 'patient', 'other', 'unknown']);
export type SpeakerRole = z.infer<typeof SpeakerRole>;

const UnsureWords = z.array(z.object({ start: z.number().int().min(0), end: z.number().int().min(0) }));

/** One timed piece of a source text by one speaker. Its text is raw and never changes. Times are null when unknown. */
export const Utterance = z.object({
  /** `u1`, `u2` … in order within its entry. */
  id: z.string(),
  /** The label as given ("Doctor", "speaker_0"), or empty when the source has none. */
  speaker: z.string(),
  role: SpeakerRole,
  startMs: z.number().int().nullable(),
  endMs: z.number().int().nullable(),
  text: z.string(),
  confidence: z.number().min(0).max(1).nullable(),
  /** The page of a document that the line stands on, from 1; absent for what was said or typed. */
  page: z.number().int().min(1).optional(),
  /** Words of the text that the speech engine was not sure of, as spans like those of links; absent where it tells of no words. */
  unsure: UnsureWords.optional(),
  /** The entry of the same chart that this line is quoted from; absent where it was said or written in this entry. */
  entryId: Id.optional(),
  /**
   * Of a line that a person corrected: what it was before, as an engine heard or a file held it, who corrected it last and when, and
   * how long all its corrections took. Such a line has an id of its own; time, page and voice are those of what it was.
   */
  corrected: z
    .object({
      id: z.string(),
      text: z.string(),
      confidence: z.number().min(0).max(1).nullable(),
      unsure: UnsureWords.optional(),
      author: z.string(),
      at: Timestamp,
      editDurationMs: z.number().int().min(0),
    })
    .optional(),
});
export type Utterance = z.infer<typeof Utterance>;

/** A line of a source as it should read. `id` is the utterance that was seen; others may correct other lines meanwhile. */
export const CorrectedLine = z.object({ id: z.string().max(40), text: z.string().max(limits.sourceLine) });
export type CorrectedLine = z.infer<typeof CorrectedLine>;
