import type { OptimizationTrigger, Suggestions } from '@clinical/contract/optimization/optimization.schemas';
import type { Context } from '../../platform/context.ts';
import { findSuggestions } from './find-suggestions.ts';

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
