import { z } from 'zod';
import { VisitType } from '../scribe/synthetic.schemas.ts';
import { limits } from '../limits.ts';
import { TemplateRecipe } from './templates.schemas.ts';

/** A made-up visit that a template is tried on, and the words that its note is expected to hold. */
export const CheckEncounter = z.object({
  title: z.string().trim().min(1).max(120),
  specialty: z.string().trim().max(80).default(''),
  visitType: VisitType.default('new'),
  dialogue: z.string().trim().min(1).max(limits.templateSample),
  facts: z.array(z.string().trim().min(2).max(200)).max(40).default([]),
});
export type CheckEncounter = z.infer<typeof CheckEncounter>;

/** PUT /templates/{id}/checks: all of them; none for those that the program brings. */
export const TemplateChecksUpdate = z.object({ encounters: z.array(CheckEncounter).max(limits.templateChecks) });
export type TemplateChecksUpdate = z.input<typeof TemplateChecksUpdate>;

/** `own` is false while the encounters are those that the program brings for it. */
export const TemplateChecks = z
  .object({ encounters: z.array(CheckEncounter), own: z.boolean() })
  .meta({ id: 'TemplateChecks' });
export type TemplateChecks = z.infer<typeof TemplateChecks>;

/** POST /templates/{id}/checks/run. With a recipe that is tried, against the template as it is saved; with a version that one. */
export const RunTemplateChecks = z.object({
  recipe: TemplateRecipe.optional(),
  version: z.number().int().min(1).optional(),
  /** A model's key has that model write the notes, of the saved template too; without one the embedded engine does. */
  model: z.string().max(60).nullish(),
});
export type RunTemplateChecks = z.input<typeof RunTemplateChecks>;

/** `missing`: nothing stands in a required section. `filler`: “Not discussed.” does. */
export const CheckedSection = z.object({
  key: z.string(),
  header: z.string(),
  html: z.string(),
  words: z.number().int(),
  /** In the note of the template as it is saved; null where that has no such section. */
  wordsBefore: z.number().int().nullable(),
  state: z.enum(['written', 'empty', 'missing', 'filler']),
});
export type CheckedSection = z.infer<typeof CheckedSection>;

/** What a template made of one visit. A fact is an expected text, or a weighty piece of what was said in the speaker’s words. */
export const CheckedEncounter = z.object({
  title: z.string(),
  dialogue: z.string(),
  sections: z.array(CheckedSection),
  macros: z.array(z.object({ trigger: z.string(), triggered: z.boolean() })),
  found: z.number().int(),
  facts: z.number().int(),
  missing: z.array(z.string()),
  /** Held by this note and not by the one of the template as it is saved, and the other way round. */
  gained: z.array(z.string()),
  lost: z.array(z.string()),
  /** Held by both notes, in this one under a header that the saved template has too and did not put it under. */
  misplaced: z.array(z.object({ fact: z.string(), from: z.string(), to: z.string() })),
  problems: z.array(z.enum(['nothing-written', 'required-empty', 'expected-missing', 'macro-unplaced'])),
  seconds: z.number(),
});
export type CheckedEncounter = z.infer<typeof CheckedEncounter>;

/** One event for each visit as it is done, then the sum. */
export const TemplateCheckEvent = z
  .union([
    z.object({ type: z.literal('encounter'), at: z.number().int(), of: z.number().int(), encounter: CheckedEncounter }),
    z.object({
      type: z.literal('complete'),
      encounters: z.number().int(),
      found: z.number().int(),
      facts: z.number().int(),
      gained: z.number().int(),
      lost: z.number().int(),
      misplaced: z.number().int(),
      seconds: z.number(),
      credits: z.number().int(),
      engine: z.string(),
    }),
  ])
  .meta({ id: 'TemplateCheckEvent' });
export type TemplateCheckEvent = z.infer<typeof TemplateCheckEvent>;
