import type { Ok } from '@clinical/contract/common.schemas';
import type { Context } from '../../platform/context.ts';
import { getPromptTemplateFor, removePromptTemplate } from './prompt-templates.queries.ts';

/** What was written with it keeps its text; only the link to it goes. */
export async function deletePromptTemplate(ctx: Context, id: string): Promise<Ok> {
  return ctx.transaction(async (tx) => {
    const prompt = await getPromptTemplateFor(tx, id, 'edit');
    await removePromptTemplate(tx, prompt.id);
    await tx.audit('prompt-template.delete', { type: 'prompt-template', id: prompt.id });
    return { ok: true };
  });
}
