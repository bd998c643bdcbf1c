import type {
  CheckedEncounter,
  CheckEncounter,
  RunTemplateChecks,
  TemplateCheckEvent,
} from '@clinical/contract/templates/checks.schemas';
import { TemplateRecipe } from '@clinical/contract/templates/templates.schemas';
import type { TrialNotes } from '@clinical/language/template-checks/check-template';
import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import { storable } from '../../../platform/storable.ts';
import { runInPool, workTask } from '../../../platform/work/work-pool.ts';
import { getTemplateFor } from '../templates.queries.ts';
import { type TemplateWriter, templateWriter, trialNotes } from '../template-writer.ts';
import { getVersion } from '../versions.queries.ts';
import type { CheckInput } from './check-template.worker.ts';
import { encountersOf } from './template-checks.ts';

const task = workTask<CheckInput, Omit<CheckedEncounter, 'seconds'>>(
  new URL('./check-template.worker.ts', import.meta.url).href,
);

/**
 * Tries a template on its made-up visits. Without a model's key the embedded engine writes, whatever is configured, so that it is the
 * same twice; either is free. A recipe that is not saved, or an earlier version, is held against the template as it is saved.
 * @throws AppError NOT_FOUND, TEMPLATE_WITHOUT_SECTIONS, CONTEXT_TOO_LARGE, PROVIDER_FAILED, MODEL_NOT_SET_UP, API_KEY_REFUSED
 */
export async function runTemplateChecks(
  ctx: Context,
  id: string,
  { recipe: edited, version, model }: RunTemplateChecks,
  send: (event: TemplateCheckEvent) => Promise<void>,
): Promise<void> {
  const template = await getTemplateFor(ctx, id, 'use');
  const recipe = edited
    ? TemplateRecipe.parse(storable(edited))
    : version === undefined
      ? template.recipe
      : (await getVersion(ctx, template.id, version)).recipe;
  if (recipe.sections.length === 0) throw new AppError('TEMPLATE_WITHOUT_SECTIONS');
  const before = recipe === template.recipe ? null : template.recipe;
  const { encounters } = await encountersOf(ctx, template);
  await ctx.transaction((tx) => tx.audit('template.check', { type: 'template', id: template.id }));
  const writer = await templateWriter(ctx, model ? { model } : { engine: 'local' });
  const sum = { found: 0, facts: 0, gained: 0, lost: 0, misplaced: 0, seconds: 0 };
  for (const [at, encounter] of encounters.entries()) {
    const begun = ctx.clock.now();
    const notes = await notesOf(ctx, writer, encounter, { recipe, before });
    const input = { encounter, recipe, before, ...(notes ? { notes } : {}) };
    const tried = await runInPool(ctx, task, input);
    const seconds = (ctx.clock.now() - begun) / 1_000;
    sum.found += tried.found;
    sum.facts += tried.facts;
    sum.gained += tried.gained.length;
    sum.lost += tried.lost.length;
    sum.misplaced += tried.misplaced.length;
    sum.seconds += seconds;
    await send({ type: 'encounter', at, of: encounters.length, encounter: { ...tried, seconds } });
  }
  await send({ type: 'complete', encounters: encounters.length, ...sum, credits: 0, engine: writer.key ?? 'local' });
}

/** By a model: of the recipe and of the one it is held against. Null where the embedded engine writes. */
async function notesOf(
  ctx: Context,
  { llm, key: model }: TemplateWriter,
  { dialogue }: CheckEncounter,
  { recipe, before }: { recipe: TemplateRecipe; before: TemplateRecipe | null },
): Promise<TrialNotes | null> {
  if (model === null) return null;
  const visit = { dialogue, llm, model, purpose: 'check-template' as const, creditKey: null };
  const write = (of: TemplateRecipe) => ctx.use(trialNotes).write(ctx, { ...visit, recipe: of }, () => undefined);
  return { now: await write(recipe), before: before && (await write(before)) };
}
