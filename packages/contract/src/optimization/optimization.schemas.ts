import { z } from 'zod';
import { Id, Timestamp } from '../common.schemas.ts';
import { limits } from '../limits.ts';
import { SectionStyle } from '../templates/templates.schemas.ts';

/**
 * What would change in a template. `before` is the section that it then stands before, null for the end; `to` the one where sentences with
 * these `words` then stand.
 */
export const TemplateEdit = z.discriminatedUnion('op', [
  z.object({ op: z.literal('remove-section'), section: z.string() }),
  z.object({ op: z.literal('move-section'), section: z.string(), before: z.string().nullable() }),
  z.object({ op: z.literal('move-line'), section: z.string(), to: z.string(), words: z.string() }),
  z.object({ op: z.literal('rename-section'), section: z.string(), header: z.string() }),
  z.object({ op: z.literal('style'), section: z.string(), style: SectionStyle }),
  z.object({ op: z.literal('macro'), section: z.string(), trigger: z.string(), text: z.string() }),
  z.object({ op: z.literal('wording'), section: z.string(), from: z.string(), to: z.string() }),
]);
export type TemplateEdit = z.infer<typeof TemplateEdit>;

/** Names a suggestion: its template and a digest of the change. */
export const SuggestionId = z.string().regex(/^[0-9a-f-]{36}\.[0-9a-f]{12}$/);

/** A change that was made in `seen` of the last `of` notes. `header` is that of its section; `savingSeconds` of each note. */
export const Suggestion = z.object({
  id: SuggestionId,
  edit: TemplateEdit,
  header: z.string(),
  before: z.string(),
  after: z.string(),
  seen: z.number().int(),
  of: z.number().int(),
  savingSeconds: z.number(),
});
export type Suggestion = z.infer<typeof Suggestion>;

export const Suggestions = z
  .object({
    templateId: Id,
    version: z.number().int(),
    /** Notes that were looked at. */
    notes: z.number().int(),
    suggestions: z.array(Suggestion),
  })
  .meta({ id: 'Suggestions' });
export type Suggestions = z.infer<typeof Suggestions>;

/** GET /optimization/check-trigger/{id}: of a template. */
export const OptimizationTrigger = z
  .object({ templateId: Id, trigger: z.boolean(), suggestions: z.number().int() })
  .meta({ id: 'OptimizationTrigger' });
export type OptimizationTrigger = z.infer<typeof OptimizationTrigger>;

/** Why a change is suggested; identifying details are taken out of the examples. `engine`: `local` or the model's key. */
export const SuggestionReasoning = z
  .object({
    id: SuggestionId,
    text: z.string(),
    examples: z.array(z.object({ before: z.string(), after: z.string() })),
    engine: z.string(),
  })
  .meta({ id: 'SuggestionReasoning' });
export type SuggestionReasoning = z.infer<typeof SuggestionReasoning>;

/** POST /optimization/apply: the ticked suggestions of one template, which becomes a new version. */
export const ApplySuggestions = z.object({
  templateId: Id,
  suggestionIds: z.array(SuggestionId).min(1).max(50),
  version: z.number().int().optional(),
});
export type ApplySuggestions = z.input<typeof ApplySuggestions>;

/** `repeats`: in how many notes a change must have been made. `leftOut`: templates that are not looked at. */
export const OptimizationPreferences = z
  .object({ enabled: z.boolean(), repeats: z.number().int().min(2).max(20), leftOut: z.array(Id).max(500) })
  .meta({ id: 'OptimizationPreferences' });
export type OptimizationPreferences = z.infer<typeof OptimizationPreferences>;

/** PUT /optimization/preferences. What is not named stays. `silence`: suggestions that are never shown again. */
export const OptimizationPreferencesUpdate = OptimizationPreferences.partial().extend({
  silence: z.array(SuggestionId).max(50).optional(),
});
export type OptimizationPreferencesUpdate = z.input<typeof OptimizationPreferencesUpdate>;

/** What holds for all templates of a person. */
export const GlobalInstructions = z
  .object({ text: z.string().max(limits.templateText) })
  .meta({ id: 'GlobalInstructions' });
export type GlobalInstructions = z.infer<typeof GlobalInstructions>;

/**
 * What came of an applied change. `share`: of the notes, those in which it was still made by hand; `seconds`: of editing, for each note.
 * After 20 notes `difference` says how the seconds changed, with its 95 % range; `effect` is `none` where the range holds zero.
 */
export const OptimizationOutcome = z
  .object({
    id: Id,
    edit: TemplateEdit,
    header: z.string(),
    version: z.number().int(),
    appliedAt: Timestamp,
    before: z.object({ notes: z.number().int(), share: z.number(), seconds: z.number() }),
    after: z.object({ notes: z.number().int(), share: z.number(), seconds: z.number() }),
    needed: z.number().int(),
    difference: z.object({ seconds: z.number(), low: z.number(), high: z.number() }).nullable(),
    effect: z.enum(['measuring', 'faster', 'slower', 'none']),
  })
  .meta({ id: 'OptimizationOutcome' });
export type OptimizationOutcome = z.infer<typeof OptimizationOutcome>;

/** What a section held in my last notes by a template, so that nobody removes what is in use. */
export const SectionUse = z.object({
  key: z.string(),
  /** How many of the last `of` notes have text there. */
  filled: z.number().int(),
  of: z.number().int(),
  /** The newest text there, cut short; empty when there is none. */
  last: z.string(),
});
export type SectionUse = z.infer<typeof SectionUse>;
