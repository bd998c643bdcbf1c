import type { PreviewTemplate, TemplatePreview } from '@clinical/contract/templates/templates.schemas';
import { TemplateRecipe } from '@clinical/contract/templates/templates.schemas';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { storable } from '../../platform/storable.ts';
import { workPool, workTask } from '../../platform/work/work-pool.ts';
import type { PreviewInput } from './preview.worker.ts';
import { sampleVisit } from './sample-visit.data.ts';

const previewTask = workTask<PreviewInput, TemplatePreview['sections']>(
  new URL('./preview.worker.ts', import.meta.url).href,
);

/**
 * What a template makes of the made-up visit, by the embedded engine.
 * @throws AppError TEMPLATE_WITHOUT_SECTIONS
 */
export async function previewTemplate(ctx: Context, input: PreviewTemplate): Promise<TemplatePreview> {
  const recipe = TemplateRecipe.parse(storable(input.recipe));
  if (recipe.sections.length === 0) throw new AppError('TEMPLATE_WITHOUT_SECTIONS');
  const sections = await ctx.use(workPool).run(previewTask, { recipe, dialogue: sampleVisit }, ctx.signal);
  await ctx.transaction((tx) => tx.audit('template.preview', { type: 'template', id: null }));
  return { dialogue: sampleVisit, sections, engine: 'local' };
}
