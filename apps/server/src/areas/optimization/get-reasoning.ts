import { defaultModel } from '@clinical/contract/models';
import type { SuggestionReasoning } from '@clinical/contract/optimization/optimization.schemas';
import { explainEdit } from '@clinical/language/optimization/explain-edit';
import { notFound } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { storable } from '../../platform/storable.ts';
import { actingModel } from '../accounts/public.ts';
import { callModel } from '../credits/public.ts';
import { findSuggestions } from './find-suggestions.ts';
import { reasoningPrompt, reasoningPromptVersion } from './reasoning-prompt.ts';

/**
 * Why a change is suggested: what was counted and, where a model is configured, what that says of it. It is shown examples without
 * identifying details and costs nothing. @throws AppError NOT_FOUND, PROVIDER_FAILED, MODEL_NOT_SET_UP
 */
export async function getReasoning(
  ctx: Context,
  id: string,
  { local }: { local: boolean },
): Promise<SuggestionReasoning> {
  const [templateId = ''] = id.split('.');
  const { suggestions, template } = await findSuggestions(ctx, templateId);
  const suggestion = suggestions.find((one) => one.id === id);
  if (!suggestion) throw notFound();
  const { found } = suggestion;
  const headerOf = (key: string) => template.recipe.sections.find((section) => section.key === key)?.header ?? key;
  const record = { type: 'template', id: templateId };
  const { llm } = await ctx.transaction(async (tx) => {
    const acting = await actingModel(tx, local);
    // before the words leave the machine, for the call may fail after that
    await tx.audit(acting.llm.label === null ? 'optimization.read' : 'optimization.send-to-model', record);
    return acting;
  });
  const { examples } = found;
  const told = { id, examples };
  if (llm.label === null) return { ...told, text: explainEdit(found, headerOf), engine: 'local' };
  const request = { model: defaultModel, ...reasoningPrompt(found), sectionKeys: ['reasoning'] };
  const about = { purpose: 'reasoning' as const, noteId: null, promptVersion: reasoningPromptVersion };
  const [written] = await callModel(ctx, llm, request, about);
  const text = storable(written?.text ?? '').trim();
  return text === ''
    ? { ...told, text: explainEdit(found, headerOf), engine: 'local' }
    : { ...told, text: text.slice(0, 2_000), engine: defaultModel };
}
