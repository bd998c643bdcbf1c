import { z } from 'zod';
import { Id, Timestamp } from '../common.schemas.ts';
import { limits } from '../limits.ts';

export const SectionStyle = z.enum(['concise', 'bulleted', 'paragraph', 'detailed']);
export type SectionStyle = z.infer<typeof SectionStyle>;

/** One section of a note's recipe. `key` is stable when the header is renamed. */
export const TemplateSection = z.object({
  key: z
    .string()
    .min(1)
    .max(60)
    .regex(/^[a-z0-9-]+$/),
  header: z.string().trim().min(1).max(120),
  style: SectionStyle.default('paragraph'),
  instruction: z.string().max(2_000).default(''),
  example: z.string().max(4_000).default(''),
  required: z.boolean().default(false),
  leaveBlankIfNotSaid: z.boolean().default(true),
});
export type TemplateSection = z.infer<typeof TemplateSection>;

/** A snippet inserted word for word when its trigger phrase is spoken. */
export const TemplateMacro = z.object({
  trigger: z.string().trim().min(2).max(120),
  text: z.string().min(1).max(4_000),
  section: z.string().max(60).optional(),
});
export type TemplateMacro = z.infer<typeof TemplateMacro>;

/** Everything that shapes a note. */
export const TemplateRecipe = z.object({
  generalInstructions: z.string().max(limits.templateText).default(''),
  sections: z.array(TemplateSection).max(limits.templateSections),
  macros: z.array(TemplateMacro).max(100).default([]),
  defaultExam: z.string().max(limits.templateText).default(''),
});
export type TemplateRecipe = z.infer<typeof TemplateRecipe>;

export const Template = TemplateRecipe.extend({
  id: Id,
  title: z.string(),
  nickname: z.string(),
  type: z.enum(['template', 'form']),
  order: z.number().int(),
  userId: Id,
  version: z.number().int(),
  createdAt: Timestamp,
  updatedAt: Timestamp,
  abilities: z.object({ edit: z.boolean(), delete: z.boolean() }),
}).meta({ id: 'Template' });
export type Template = z.infer<typeof Template>;

export const NewTemplate = TemplateRecipe.extend({
  title: z.string().trim().min(1).max(200),
  nickname: z.string().trim().max(60).default(''),
  type: z.enum(['template', 'form']).default('template'),
  order: z.number().int().min(0).max(100_000).default(0),
});
export type NewTemplate = z.input<typeof NewTemplate>;

/** PUT /templates: the whole template as edited, with the version it was based on. */
export const TemplateUpdate = NewTemplate.extend({
  id: Id,
  version: z.number().int().optional(),
  reason: z.string().max(500).default(''),
});
export type TemplateUpdate = z.input<typeof TemplateUpdate>;

/** A built-in template of the catalogue. It becomes the user's own when it is chosen (posted). */
export const StarterTemplate = TemplateRecipe.extend({
  key: z.string(),
  title: z.string(),
  nickname: z.string(),
  specialty: z.string(),
  description: z.string(),
}).meta({ id: 'StarterTemplate' });
export type StarterTemplate = z.infer<typeof StarterTemplate>;

/** Whether this person has still to make a first template. Having had one counts, and so does being kept from making any. */
export const Onboarding = z.object({ needed: z.boolean() }).meta({ id: 'Onboarding' });
export type Onboarding = z.infer<typeof Onboarding>;

/** POST /transcripts/healed-template: past notes of one's own, without what identifies a patient. */
export const HealTemplate = z.object({
  samples: z.array(z.string().trim().min(1).max(limits.templateSample)).min(1).max(limits.templateSamples),
});
export type HealTemplate = z.input<typeof HealTemplate>;

/** POST /transcripts/preview-template-output: a template, saved or not. */
export const PreviewTemplate = z.object({ recipe: TemplateRecipe });
export type PreviewTemplate = z.input<typeof PreviewTemplate>;

/** What the template makes of a visit that was made up for this. `dialogue` is its transcript, one speaker's words a line. */
export const TemplatePreview = z
  .object({
    dialogue: z.string(),
    sections: z.array(z.object({ key: z.string(), header: z.string(), html: z.string() })),
    engine: z.string(),
  })
  .meta({ id: 'TemplatePreview' });
export type TemplatePreview = z.infer<typeof TemplatePreview>;
