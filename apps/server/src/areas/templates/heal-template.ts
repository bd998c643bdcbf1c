import type { HealTemplate, TemplateRecipe } from '@clinical/contract/templates/templates.schemas';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { storable } from '../../platform/storable.ts';
import { workPool, workTask } from '../../platform/work/work-pool.ts';

const learnTask = workTask<string[], TemplateRecipe>(new URL('./samples.worker.ts', import.meta.url).href);

/**
 * Learns a template from past notes with the embedded engine. Neither the notes nor the template are kept.
 * @throws AppError EMPTY_SOURCE when the notes hold no text
 */
export async function healTemplate(ctx: Context, { samples }: HealTemplate): Promise<TemplateRecipe> {
  const recipe = await ctx.use(workPool).run(learnTask, storable(samples), ctx.signal);
  if (recipe.sections.length === 0) {
    throw new AppError('EMPTY_SOURCE', { message: 'These notes hold no text to learn a template from.' });
  }
  await ctx.transaction((tx) => tx.audit('template.learn', { type: 'template', id: null }));
  return recipe;
}
