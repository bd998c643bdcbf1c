import { TemplateRecipe } from '@clinical/contract/templates/templates.schemas';
import { nothing, readRecipe } from '@clinical/language/template-talk/recipe-text';
import type { LlmPort } from '../../gateways/llm/port.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { storable } from '../../platform/storable.ts';
import { callModel, type ModelPurpose } from '../credits/public.ts';
import { templatePrompt, templatePromptVersion, templateReplyKeys } from './template-prompt.ts';

type Asked = {
  recipe: TemplateRecipe;
  /** What shall be different; null to have it repaired. */
  wish: string | null;
  llm: LlmPort;
  model: string;
  /** Of the ledger's row that pays; null where it is free. */
  creditKey: string | null;
};

/**
 * A template as a model would change it. Its words are read as a template and as nothing else; nothing is saved.
 * @throws AppError PROVIDER_FAILED, also when the answer is no template, and as `callModel`
 */
export async function changeWithModel(
  ctx: Context,
  { recipe, wish, llm, model, creditKey }: Asked,
): Promise<{ recipe: TemplateRecipe; notUnderstood: string[] }> {
  const request = { model, ...templatePrompt(recipe, wish), sectionKeys: templateReplyKeys };
  const purpose: ModelPurpose = wish === null ? 'repair-template' : 'talk-to-template';
  const about = { purpose, noteId: null, promptVersion: templatePromptVersion, creditKey };
  const written = storable(await callModel(ctx, llm, request, about));
  const texts = Object.fromEntries(written.map(({ key, text }) => [key, text]));
  const changed = TemplateRecipe.safeParse(readRecipe(texts, recipe));
  if (!changed.success) {
    throw new AppError('PROVIDER_FAILED', {
      message: 'The AI service did not return a template. Nothing was changed; try again, or use the built-in engine.',
      localEngineCan: true,
    });
  }
  const missed = (texts['not-understood'] ?? '').split('\n').map((line) => line.replace(/^[-*•]\s*/, '').trim());
  const notUnderstood = missed.filter((line) => line !== '' && line.toLowerCase() !== nothing).slice(0, 20);
  return { recipe: changed.data, notUnderstood: notUnderstood.map((line) => line.slice(0, 300)) };
}
