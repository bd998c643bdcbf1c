import type {
  PromptTemplate,
  PromptTemplateUpdate,
} from '@clinical/contract/prompt-templates/prompt-templates.schemas';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { storable } from '../../platform/storable.ts';
import { getPromptTemplateFor, savePromptTemplate } from './prompt-templates.queries.ts';
import { viewPromptTemplate } from './prompt-templates.view.ts';

/** @throws AppError NOT_FOUND, VERSION_CONFLICT */
export async function updatePromptTemplate(
  ctx: Context,
  id: string,
  input: PromptTemplateUpdate,
): Promise<PromptTemplate> {
  const basedOn = ctx.ifMatch ?? input.version ?? null;
  return ctx.transaction(async (tx) => {
    const before = await getPromptTemplateFor(tx, id, 'edit');
    if (basedOn !== null && basedOn !== before.version) throw new AppError('VERSION_CONFLICT');
    const prompt = {
      ...before,
      title: storable(input.title),
      text: storable(input.text),
      version: before.version + 1,
      updatedAt: tx.clock.now(),
    };
    await savePromptTemplate(tx, prompt);
    await tx.audit('prompt-template.edit', { type: 'prompt-template', id });
    return viewPromptTemplate(prompt);
  });
}
