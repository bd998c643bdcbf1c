import { z } from 'zod';
import { Id } from '../common.schemas.ts';
import { limits } from '../limits.ts';

/** A key for live speech, good for `ttl` seconds. Clients keep it until 5 s before its end. */
export const SpeechToken = z.object({ token: z.string(), ttl: z.number() });
export type SpeechToken = z.infer<typeof SpeechToken>;

/** Words that engines are to expect: names, drugs, places. In the order in which they were given, each once. */
const Words = z
  .array(
    z
      .string()
      .transform((word) => word.replace(/\s+/g, ' ').trim())
      .pipe(z.string().min(1, 'a word is needed').max(limits.vocabularyWord)),
  )
  .max(limits.vocabulary);

export const Vocabulary = z
  .object({
    mine: z.array(z.string()),
    workspace: z.array(z.string()),
    /** Whether the workspace's words are the caller's to change. */
    abilities: z.object({ editWorkspace: z.boolean() }),
  })
  .meta({ id: 'Vocabulary' });
export type Vocabulary = z.infer<typeof Vocabulary>;

/** Words that come and go; all others stay as they are, so that two people may add at once. */
const WordChanges = z.object({ add: Words.default([]), remove: Words.default([]) });

/** A list replaces what there was; changes are made to it. What is absent stays as it is. */
export const UpdateVocabulary = z.object({
  mine: z.union([Words, WordChanges]).optional(),
  workspace: z.union([Words, WordChanges]).optional(),
});
export type UpdateVocabulary = z.input<typeof UpdateVocabulary>;
/** As the server reads it. */
export type VocabularyUpdate = z.output<typeof UpdateVocabulary>;

/** One use of dictation, from start to stop; named by the page, so that it is paid once however often it is told. */
export const ChargeDictation = z.object({ id: Id });
export type ChargeDictation = z.infer<typeof ChargeDictation>;
