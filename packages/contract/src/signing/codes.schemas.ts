import { z } from 'zod';

/** A code of ICD-10-CM that a sentence of the note speaks for. */
export const CodeSuggestion = z.object({
  code: z.string(),
  title: z.string(),
  /** Place in the note's `sentences`. */
  sentence: z.number().int(),
});
export type CodeSuggestion = z.infer<typeof CodeSuggestion>;

/** What the newest text of a note speaks for. Nothing of it is added to the note. */
export const VisitCodes = z
  .object({
    version: z.number().int(),
    /** Five at most, the weightiest first. */
    codes: z.array(CodeSuggestion),
    /** By medical decision making: 2 straightforward, 3 low, 4 moderate; null where nothing was assessed. */
    visit: z
      .object({
        level: z.union([z.literal(2), z.literal(3), z.literal(4)]),
        reasons: z.array(
          z.object({ reason: z.enum(['problems', 'tests', 'prescription']), sentence: z.number().int() }),
        ),
      })
      .nullable(),
  })
  .meta({ id: 'VisitCodes' });
export type VisitCodes = z.infer<typeof VisitCodes>;
