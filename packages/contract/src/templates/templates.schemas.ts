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

/**
 * `me`: only its owner has it, in every workspace. `department`: the members of some departments may use it as well.
 * `workspace`: everybody who works in the workspace it was shared with.
 */
export const TemplateSharing = z.enum(['me', 'department', 'workspace']);
export type TemplateSharing = z.infer<typeof TemplateSharing>;

export const Template = TemplateRecipe.extend({
  id: Id,
  title: z.string(),
  nickname: z.string(),
  type: z.enum(['template', 'form']),
  order: z.number().int(),
  userId: Id,
  /** Given name and family name of the owner. */
  author: z.string(),
  sharing: TemplateSharing,
  /** Those whose members may use it, by name; empty unless it is shared with departments. */
  departments: z.array(z.object({ id: Id, name: z.string() })),
  /** An archived template stays in its owner's list and is offered nowhere. */
  archived: z.boolean(),
  /** The shared template that this is a copy of, and the version it was taken from. */
  copyOf: z.object({ id: Id, version: z.number().int() }).nullable(),
  version: z.number().int(),
  createdAt: Timestamp,
  updatedAt: Timestamp,
  /** `copy`: it is not mine, and saving it makes a copy of my own. */
  abilities: z.object({ edit: z.boolean(), delete: z.boolean(), copy: z.boolean() }),
}).meta({ id: 'Template' });
export type Template = z.infer<typeof Template>;

/** POST /templates/: a title is enough; without `sections` the template has the default ones. */
export const NewTemplate = TemplateRecipe.extend({
  sections: TemplateRecipe.shape.sections.optional(),
  title: z.string().trim().min(1).max(200),
  nickname: z.string().trim().max(60).default(''),
  type: z.enum(['template', 'form']).default('template'),
  order: z.number().int().min(0).max(100_000).default(0),
  sharing: TemplateSharing.optional(),
  /** For `department`: which ones of the acting workspace; the sender belongs to each, or is an admin. */
  departmentIds: z.array(Id).max(200).optional(),
});
export type NewTemplate = z.input<typeof NewTemplate>;
/** With its sections, as forms send it. */
export type WholeTemplate = NewTemplate & { sections: NonNullable<NewTemplate['sections']> };

/**
 * PUT /templates: the template as edited, with the version it was based on. Id and title are enough; what is not named stays as it
 * is. Saving a shared template of somebody else makes a copy of one's own, which is the reply.
 */
export const TemplateUpdate = NewTemplate.extend({
  id: Id,
  nickname: NewTemplate.shape.nickname.unwrap().optional(),
  type: NewTemplate.shape.type.unwrap().optional(),
  order: NewTemplate.shape.order.unwrap().optional(),
  generalInstructions: TemplateRecipe.shape.generalInstructions.unwrap().optional(),
  macros: TemplateRecipe.shape.macros.unwrap().optional(),
  defaultExam: TemplateRecipe.shape.defaultExam.unwrap().optional(),
  version: z.number().int().optional(),
  archived: z.boolean().optional(),
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

/**
 * `needed`: this person has still to make a first template; having had one counts, and so does being kept from making any. `invited`:
 * they came to the acting workspace by invitation, and have not chosen themselves who pays for AI there.
 */
export const Onboarding = z.object({ needed: z.boolean(), invited: z.boolean() }).meta({ id: 'Onboarding' });
export type Onboarding = z.infer<typeof Onboarding>;

/** Who does it: the model named, else the profile's; `engine` asks for the embedded engine where a model is configured. */
const Writer = z.object({ model: z.string().max(60).nullish(), engine: z.literal('local').optional() });

/** A template as somebody left it: sections and macros may lack their words. */
const BrokenRecipe = TemplateRecipe.extend({
  sections: z.array(TemplateSection.extend({ header: z.string().max(120) })).max(limits.templateSections),
  macros: z
    .array(TemplateMacro.extend({ trigger: z.string().max(120), text: z.string().max(4_000) }))
    .max(100)
    .default([]),
});

/**
 * POST /transcripts/healed-template: past notes of one's own, without what identifies a patient, to learn a template from; or a
 * template to repair. Exactly one of the two. Past notes are read by the embedded engine, whoever is asked for.
 */
export const HealTemplate = Writer.extend({
  samples: z.array(z.string().trim().min(1).max(limits.templateSample)).min(1).max(limits.templateSamples).optional(),
  recipe: BrokenRecipe.optional(),
}).refine(({ samples, recipe }) => (samples === undefined) !== (recipe === undefined), {
  message: 'either samples or a recipe is needed',
});
export type HealTemplate = z.input<typeof HealTemplate>;

/** The template as it would be; nothing is saved. `engine`: `local` or the model's key. */
export const HealedTemplate = TemplateRecipe.extend({ engine: z.string() }).meta({ id: 'HealedTemplate' });
export type HealedTemplate = z.infer<typeof HealedTemplate>;

/** POST /transcripts/talk_template: a template, saved or not, and what should be different. */
export const TalkTemplate = Writer.extend({
  recipe: TemplateRecipe,
  instruction: z.string().trim().min(1, 'say what should change').max(limits.instruction),
});
export type TalkTemplate = z.input<typeof TalkTemplate>;

/** The template as it would be; nothing is saved. `notUnderstood` holds the parts of the wish that changed nothing. */
export const TalkedTemplate = z
  .object({ recipe: TemplateRecipe, notUnderstood: z.array(z.string()), engine: z.string() })
  .meta({ id: 'TalkedTemplate' });
export type TalkedTemplate = z.infer<typeof TalkedTemplate>;

/** POST /transcripts/preview-template-output: a template, saved or not. */
export const PreviewTemplate = Writer.extend({ recipe: TemplateRecipe });
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

/** POST /transcripts/preview-template-output/stream: what is written from, each section as it is written, then that it is done. */
export const TemplatePreviewEvent = z
  .union([
    z.object({ type: z.literal('begin'), dialogue: z.string(), engine: z.string() }),
    z.object({
      type: z.literal('section'),
      section: z.object({ key: z.string(), header: z.string(), html: z.string() }),
    }),
    z.object({ type: z.literal('complete') }),
  ])
  .meta({ id: 'TemplatePreviewEvent' });
export type TemplatePreviewEvent = z.infer<typeof TemplatePreviewEvent>;
