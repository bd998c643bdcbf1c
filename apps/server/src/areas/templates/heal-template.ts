import { type HealedTemplate, type HealTemplate, TemplateRecipe } from '@clinical/contract/templates/templates.schemas';
import { repairTemplate } from '@clinical/language/template-talk/repair-template';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { storable } from '../../platform/storable.ts';
import { runInPool, workTask } from '../../platform/work/work-pool.ts';
import { changeWithModel } from './change-with-model.ts';
import { templateWriter } from './template-writer.ts';

const learnTask = workTask<string[], TemplateRecipe>(new URL('./samples.worker.ts', import.meta.url).href);

/**
 * Learns a template from past notes with the embedded engine, so that they go nowhere, or repairs the one that is sent: by rules, and
 * then by a model where there is one. Free. Neither notes nor template are kept.
 * @throws AppError EMPTY_SOURCE when the notes hold no text, PROVIDER_FAILED, MODEL_NOT_SET_UP, API_KEY_REFUSED
 */
export async function healTemplate(ctx: Context, input: HealTemplate): Promise<HealedTemplate> {
  const action = input.recipe ? 'template.repair' : 'template.learn';
  await ctx.transaction((tx) => tx.audit(action, { type: 'template', id: null }));
  if (!input.recipe) return { ...(await learned(ctx, input.samples ?? [])), engine: 'local' };
  const recipe = repaired(input.recipe);
  const { llm, key: model } = await templateWriter(ctx, input);
  if (model === null || recipe.sections.length === 0) return { ...recipe, engine: 'local' };
  const mended = await changeWithModel(ctx, { recipe, wish: null, llm, model, creditKey: null });
  return { ...mended.recipe, engine: model };
}

async function learned(ctx: Context, samples: string[]): Promise<TemplateRecipe> {
  const recipe = await runInPool(ctx, learnTask, storable(samples));
  if (recipe.sections.length === 0) {
    throw new AppError('EMPTY_SOURCE', { message: 'These notes have no text to build a template from.' });
  }
  return recipe;
}

function repaired(broken: NonNullable<HealTemplate['recipe']>): TemplateRecipe {
  const { sections, macros, ...texts } = storable(broken);
  const filled = sections.map((section) => ({ ...section, header: section.header || 'Untitled' }));
  const defaults = TemplateRecipe.parse({ ...texts, sections: filled, macros: [] });
  const recipe = {
    ...defaults,
    sections: defaults.sections.map((section, at) => ({ ...section, header: sections[at]?.header ?? '' })),
    macros: macros ?? [],
  };
  return TemplateRecipe.parse(repairTemplate(recipe));
}
