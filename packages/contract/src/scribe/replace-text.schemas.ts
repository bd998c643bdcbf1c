import { z } from 'zod';
import { Id } from '../common.schemas.ts';
import { limits } from '../limits.ts';

/** A piece of an entry's note and what to do with it, in a person's own words. Nothing is saved by asking. */
export const ReplaceText = z.object({
  transcriptId: Id,
  /** HTML of a note; what a note cannot hold is dropped. */
  html: z.string().min(1).max(limits.magicEditHtml),
  instruction: z.string().trim().min(1, 'say what to change').max(limits.instruction),
  /** The local engine shall do it, whatever is configured. */
  engine: z.literal('local').optional(),
});
export type ReplaceText = z.input<typeof ReplaceText>;

/** The text to put in its place. `engine`: `local` or the model's key. */
export const ReplacedText = z.object({ html: z.string(), engine: z.string() }).meta({ id: 'ReplacedText' });
export type ReplacedText = z.infer<typeof ReplacedText>;
