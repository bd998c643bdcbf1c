import { z } from 'zod';
import { EvidenceLink } from './note-body.schemas.ts';

/** One thing that was said and does not fit the chart. `hard`: it alone is enough to stop. */
export const IdentityConflict = z.object({
  field: z.enum(['name', 'dateOfBirth', 'age', 'sex', 'pronoun', 'problem']),
  hard: z.boolean(),
  chart: z.string(),
  said: z.string(),
  evidence: z.array(EvidenceLink),
});
export type IdentityConflict = z.infer<typeof IdentityConflict>;

/**
 * Why an entry's note is not written: the visit seems to be another patient's, there is hardly any speech (`none`: not a word), or
 * it waits for credits.
 */
export const EntryHold = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('identity'), conflicts: z.array(IdentityConflict) }),
  z.object({ kind: z.literal('speech'), amount: z.enum(['none', 'little']) }),
  z.object({ kind: z.literal('credits') }),
]);
export type EntryHold = z.infer<typeof EntryHold>;
