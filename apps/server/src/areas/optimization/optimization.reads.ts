import type {
  OptimizationTrigger,
  SectionUse,
  Suggestions,
} from '@clinical/contract/optimization/optimization.schemas';
import { truncate } from '@clinical/contract/validation/texts';
import { plainText } from '@clinical/language/note-html';
import type { Context } from '../../platform/context.ts';
import { getTemplateFor } from '../templates/public.ts';
import { findSuggestions } from './find-suggestions.ts';
import { selectLearnedNotes } from './optimization.queries.ts';

/** Notes that are looked back on for the use of a section. */
const lastNotes = 10;

/** @throws AppError NOT_FOUND */
export async function checkTrigger(ctx: Context, id: string): Promise<OptimizationTrigger> {
  const { suggestions } = await findSuggestions(ctx, id);
  await ctx.audit('optimization.check', { type: 'template', id });
  return { templateId: id, trigger: suggestions.length > 0, suggestions: suggestions.length };
}

/** @throws AppError NOT_FOUND */
export async function getSuggestions(ctx: Context, id: string): Promise<Suggestions> {
  const { template, notes, suggestions } = await findSuggestions(ctx, id);
  await ctx.audit('optimization.read', { type: 'template', id });
  return { templateId: id, version: template.version, notes, suggestions: suggestions.map(({ shown }) => shown) };
}

/** @throws AppError NOT_FOUND for a template of somebody else */
export async function getSectionUse(ctx: Context, id: string): Promise<SectionUse[]> {
  const template = await getTemplateFor(ctx, id, 'own');
  const learned = (await selectLearnedNotes(ctx, template.id)).slice(0, lastNotes);
  await ctx.audit('optimization.read', { type: 'template', id });
  return template.recipe.sections.map(({ key }) => {
    const texts = learned
      .map(({ saved }) => plainText(saved.find((section) => section.key === key)?.html ?? '').trim())
      .filter(Boolean);
    return { key, filled: texts.length, of: learned.length, last: truncate(texts[0] ?? '') };
  });
}
