import { z } from 'zod';
import { Id } from '../common.schemas.ts';
import { Transcript } from '../transcripts/entries.schemas.ts';

export const VisitType = z.enum(['new', 'follow-up', 'acute', 'procedure', 'well']);
export type VisitType = z.infer<typeof VisitType>;

/**
 * POST /transcripts/synthetic_transcript. With a `noteId` it becomes an entry of that chart, marked synthetic for good; without one
 * nothing is saved. With a `seed` the embedded engine makes the same words again.
 */
export const MakeSynthetic = z.object({
  specialty: z.string().trim().min(2).max(80),
  visitType: VisitType,
  seed: z.number().int().min(0).max(2_147_483_647).optional(),
  noteId: Id.nullish(),
  templateId: Id.nullish(),
  model: z.string().max(60).nullish(),
  /** Asks for the embedded engine where a model is configured. */
  engine: z.literal('local').optional(),
  /** Start writing the entry's note at once. */
  generate: z.boolean().default(false),
});
export type MakeSynthetic = z.input<typeof MakeSynthetic>;

/** `dialogue` is a transcript, one speaker's words a line; `seed` is null where a model made it. `engine`: `local` or the model's key. */
export const SyntheticTranscript = z
  .object({
    title: z.string(),
    specialty: z.string(),
    visitType: VisitType,
    dialogue: z.string(),
    seed: z.number().int().nullable(),
    engine: z.string(),
    transcript: Transcript.nullable(),
    taskId: Id.optional(),
  })
  .meta({ id: 'SyntheticTranscript' });
export type SyntheticTranscript = z.infer<typeof SyntheticTranscript>;
