import type { PromptTemplate } from '@clinical/contract/prompt-templates/prompt-templates.schemas';
import { isoTime } from '../../platform/clock.ts';
import type { PromptTemplateRow } from './prompt-templates.queries.ts';

/** Only their owner ever sees them, so they may all be changed. */
export function viewPromptTemplate(prompt: PromptTemplateRow): PromptTemplate {
  return {
    id: prompt.id,
    title: prompt.title,
    text: prompt.text,
    version: prompt.version,
    createdAt: isoTime(prompt.createdAt),
    updatedAt: isoTime(prompt.updatedAt),
    abilities: { edit: true, delete: true },
  };
}
