import { z } from 'zod';
import { limits } from '../limits.ts';
import { NoteSection } from '../transcripts/note-body.schemas.ts';
import { Transcript } from '../transcripts/entries.schemas.ts';

/** What was learned after the visit: a lab, a phone call. Without a section it goes where it belongs, sentence by sentence. */
const LateFact = z.object({
  text: z.string().trim().min(1).max(limits.extraContext),
  section: z.string().max(100).optional(),
});

/** `keep` makes it a version of the note; without it nothing is stored, and the reply shows what would be. */
export const AddLateFacts = z.object({ facts: z.array(LateFact).min(1).max(100), keep: z.boolean().default(false) });
export type AddLateFacts = z.input<typeof AddLateFacts>;

export const LateFactsAdded = z.object({
  /** Sentence by sentence, each with the key of its section. */
  facts: z.array(z.object({ text: z.string(), section: z.string() })),
  /** The whole note with them, and the version it was made from. */
  sections: z.array(NoteSection),
  version: z.number().int(),
  /** The entry as it is now, when they were kept. */
  transcript: Transcript.nullable(),
});
export type LateFactsAdded = z.infer<typeof LateFactsAdded>;
