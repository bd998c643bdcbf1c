import { z } from 'zod';
import { Id, Timestamp } from '../common.schemas.ts';
import { limits } from '../limits.ts';

/** `me`: only its author has it, in every workspace. `workspace`: everybody who works in the workspace it was made in. */
export const PhraseScope = z.enum(['me', 'workspace']);
export type PhraseScope = z.infer<typeof PhraseScope>;

/** A named snippet that a person inserts while typing. `html` holds the tags of a note; `{{today}}` and the like are still in it. */
export const QuickPhrase = z
  .object({
    id: Id,
    name: z.string(),
    html: z.string(),
    scope: PhraseScope,
    /** Given name and family name of who made it. */
    author: z.string(),
    version: z.number().int(),
    updatedAt: Timestamp,
    abilities: z.object({ edit: z.boolean(), delete: z.boolean() }),
  })
  .meta({ id: 'QuickPhrase' });
export type QuickPhrase = z.infer<typeof QuickPhrase>;

export const NewQuickPhrase = z.object({
  /** What is typed after the slash: one word. */
  name: z
    .string()
    .trim()
    .min(1, 'a name is needed')
    .max(limits.phraseName)
    .regex(/^[\p{L}\p{N}][\p{L}\p{M}\p{N}._-]*$/u, 'one word of letters, digits, dots and hyphens'),
  html: z.string().trim().min(1, 'a text is needed').max(limits.phraseHtml),
  scope: PhraseScope.default('me'),
});
export type NewQuickPhrase = z.input<typeof NewQuickPhrase>;

/** The whole phrase as edited, with the version it was based on. */
export const QuickPhraseUpdate = NewQuickPhrase.extend({ scope: PhraseScope, version: z.number().int().optional() });
export type QuickPhraseUpdate = z.input<typeof QuickPhraseUpdate>;
