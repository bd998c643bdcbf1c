import type { PromptTemplate } from '@clinical/contract/prompt-templates/prompt-templates.schemas';
import type { Context } from '../../platform/context.ts';
import { selectPromptTemplates } from './prompt-templates.queries.ts';
import { viewPromptTemplate } from './prompt-templates.view.ts';

export async function listPromptTemplates(ctx: Context): Promise<PromptTemplate[]> {
  return (await selectPromptTemplates(ctx)).map(viewPromptTemplate);
}
