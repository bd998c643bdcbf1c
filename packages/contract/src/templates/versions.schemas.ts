import { z } from 'zod';
import { Id, Timestamp } from '../common.schemas.ts';
import { TemplateRecipe } from './templates.schemas.ts';

/** A saved state of a template, with who saved it and why. */
export const TemplateVersion = TemplateRecipe.extend({
  version: z.number().int(),
  title: z.string(),
  nickname: z.string(),
  author: z.string(),
  reason: z.string(),
  /** Left out of the list unless asked for. */
  archived: z.boolean(),
  createdAt: Timestamp,
}).meta({ id: 'TemplateVersion' });
export type TemplateVersion = z.infer<typeof TemplateVersion>;

export const TemplateVersionParams = z.object({ id: Id, version: z.coerce.number().int().min(1).max(1_000_000) });

/** POST /templates/{id}/rollback/{version} */
export const TemplateRollback = z.object({ reason: z.string().trim().min(1, 'say why').max(500) });
export type TemplateRollback = z.input<typeof TemplateRollback>;

/** PUT /templates/{id}/versions/{version} */
export const TemplateVersionUpdate = z.object({ archived: z.boolean() });
export type TemplateVersionUpdate = z.input<typeof TemplateVersionUpdate>;

/** PUT /templates/order: my templates from the first to the last. */
export const TemplateOrder = z.object({ ids: z.array(Id).min(1).max(1_000) });
export type TemplateOrder = z.input<typeof TemplateOrder>;

/** Somebody's own copy of a template that I share. `drift` counts the places in which it differs from mine as it is now. */
export const TemplateCopy = z
  .object({
    author: z.string(),
    title: z.string(),
    fromVersion: z.number().int(),
    drift: z.number().int(),
    updatedAt: Timestamp,
  })
  .meta({ id: 'TemplateCopy' });
export type TemplateCopy = z.infer<typeof TemplateCopy>;
