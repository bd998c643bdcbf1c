import type { NewPromptTemplate, PromptTemplate } from '@clinical/contract/prompt-templates/prompt-templates.schemas';
import type { Context } from '../../platform/context.ts';
import { storable } from '../../platform/storable.ts';
import { insertPromptTemplate, type PromptTemplateRow } from './prompt-templates.queries.ts';
import { viewPromptTemplate } from './prompt-templates.view.ts';

export async function createPromptTemplate(ctx: Context, input: NewPromptTemplate): Promise<PromptTemplate> {
  return ctx.transaction(async (tx) => {
    const now = tx.clock.now();
    const prompt: PromptTemplateRow = {
      id: tx.ids.uuid(),
      ownerId: tx.actor.userId,
      title: storable(input.title),
      text: storable(input.text),
      version: 1,
      createdAt: now,
      updatedAt: now,
    };
    await insertPromptTemplate(tx, prompt);
    await tx.audit('prompt-template.create', { type: 'prompt-template', id: prompt.id });
    return viewPromptTemplate(prompt);
  });
}
