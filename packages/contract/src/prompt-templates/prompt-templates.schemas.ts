import { z } from 'zod';
import { Id, Timestamp } from '../common.schemas.ts';
import { limits } from '../limits.ts';

/** A saved instruction: what to gather from a chart, in the clinician's own words. */
export const PromptTemplate = z
  .object({
    id: Id,
    title: z.string(),
    text: z.string(),
    version: z.number().int(),
    createdAt: Timestamp,
    updatedAt: Timestamp,
    abilities: z.object({ edit: z.boolean(), delete: z.boolean() }),
  })
  .meta({ id: 'PromptTemplate' });
export type PromptTemplate = z.infer<typeof PromptTemplate>;

export const NewPromptTemplate = z.object({
  title: z.string().trim().min(1, 'a title is needed').max(200),
  text: z.string().trim().min(1, 'a text is needed').max(limits.promptText),
});
export type NewPromptTemplate = z.input<typeof NewPromptTemplate>;

/** The whole prompt template as edited, with the version it was based on. */
export const PromptTemplateUpdate = NewPromptTemplate.extend({ version: z.number().int().optional() });
export type PromptTemplateUpdate = z.input<typeof PromptTemplateUpdate>;
