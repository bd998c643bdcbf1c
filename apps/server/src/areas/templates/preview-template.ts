import { actionCosts } from '@clinical/contract/models';
import {
  type PreviewTemplate,
  type TemplatePreview,
  TemplateRecipe,
} from '@clinical/contract/templates/templates.schemas';
import { llmPort } from '../../gateways/llm/port.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { storable } from '../../platform/storable.ts';
import { workPool, workTask } from '../../platform/work/work-pool.ts';
import { creditPlan, reserveCredits, returnCredits, takeCredits } from '../credits/public.ts';
import type { PreviewInput } from './preview.worker.ts';
import { sampleVisit } from './sample-visit.data.ts';

const previewTask = workTask<PreviewInput, TemplatePreview['sections']>(
  new URL('./preview.worker.ts', import.meta.url).href,
);

/**
 * What a template makes of the made-up visit, by the embedded engine. Costs the price of a preview, unless the operator gives
 * the engine's notes away; a preview that fails costs nothing.
 * @throws AppError TEMPLATE_WITHOUT_SECTIONS, NO_CREDITS
 */
export async function previewTemplate(ctx: Context, input: PreviewTemplate): Promise<TemplatePreview> {
  const recipe = TemplateRecipe.parse(storable(input.recipe));
  if (recipe.sections.length === 0) throw new AppError('TEMPLATE_WITHOUT_SECTIONS');
  const plan = ctx.use(creditPlan);
  const free = plan.localEngineIsFree && ctx.use(llmPort).label === null;
  const key = `preview:${ctx.idempotencyKey ?? ctx.ids.uuid()}`;
  const spend = { key, action: 'preview-note' as const, credits: free ? 0 : actionCosts['preview-note'] };
  await ctx.transaction((tx) => reserveCredits(tx, plan, spend));
  try {
    const sections = await ctx.use(workPool).run(previewTask, { recipe, dialogue: sampleVisit }, ctx.signal);
    await ctx.transaction(async (tx) => {
      await takeCredits(tx, key);
      await tx.audit('template.preview', { type: 'template', id: null });
    });
    return { dialogue: sampleVisit, sections, engine: 'local' };
  } catch (error) {
    await ctx.transaction((tx) => returnCredits(tx, key));
    throw error;
  }
}
