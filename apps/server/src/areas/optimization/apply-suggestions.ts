import type { ApplySuggestions } from '@clinical/contract/optimization/optimization.schemas';
import { type Template, TemplateRecipe } from '@clinical/contract/templates/templates.schemas';
import { applyEdit } from '@clinical/language/optimization/apply-edit';
import type { z } from 'zod';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { saveRecipe } from '../templates/public.ts';
import { findSuggestions } from './find-suggestions.ts';
import { insertChanges } from './optimization.queries.ts';

/**
 * Takes suggestions into a template, as a new version whose reason says what was learned; rolling back undoes it.
 * @throws AppError NOT_FOUND, VERSION_CONFLICT, CONFLICT for a suggestion that no longer stands
 */
export async function applySuggestions(ctx: Context, input: z.output<typeof ApplySuggestions>): Promise<Template> {
  const { templateId, suggestionIds, version } = input;
  const { template, suggestions } = await findSuggestions(ctx, templateId);
  const chosen = suggestions.filter(({ id }) => suggestionIds.includes(id));
  if (chosen.length < new Set(suggestionIds).size) {
    throw new AppError('CONFLICT', { message: 'One of these suggestions is no longer valid. Review them again.' });
  }
  const recipe = TemplateRecipe.parse(
    chosen.reduce((changed, { found }) => applyEdit(changed, found.edit), template.recipe),
  );
  const counts = chosen.map(({ shown }) => `${shown.header || 'note'}: ${shown.seen} of ${shown.of} notes`);
  const reason = `Learned from my edits (${counts.join('; ')})`.slice(0, 500);
  return ctx.transaction(async (tx) => {
    const saved = await saveRecipe(tx, { id: template.id, basedOn: version ?? template.version, recipe, reason });
    const rows = chosen.map(({ found, shown }) => ({
      id: tx.ids.uuid(),
      templateId: template.id,
      userId: tx.actor.userId,
      version: saved.version,
      key: found.key,
      edit: found.edit,
      header: shown.header,
      appliedAt: tx.clock.now(),
    }));
    await insertChanges(tx, rows);
    await tx.audit('optimization.apply', { type: 'template', id: template.id });
    return saved;
  });
}
