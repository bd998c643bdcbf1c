import type { TemplateRecipe } from '@clinical/contract/templates/templates.schemas';
import { generalRecipe } from '@clinical/language/general-recipe';
import { AppError } from '../../platform/app-error.ts';
import type { Scope } from '../../platform/context.ts';
import { getTemplateFor } from './templates.queries.ts';

/** What a note is written by. `templateId` and `version` are null for the general format. */
type ResolvedRecipe = {
  recipe: TemplateRecipe;
  templateId: string | null;
  version: number | null;
  /** The menu label of the template, or its title; empty for the general format. */
  name: string;
};

/**
 * The recipe of a template that the actor may use, or the general format when none is named.
 * @throws AppError NOT_FOUND, TEMPLATE_WITHOUT_SECTIONS
 */
export async function resolveRecipe(
  scope: Pick<Scope, 'actor' | 'db'>,
  templateId: string | null | undefined,
): Promise<ResolvedRecipe> {
  if (!templateId) return { recipe: generalRecipe, templateId: null, version: null, name: '' };
  const { id, version, recipe, nickname, title } = await getTemplateFor(scope, templateId, 'use');
  if (recipe.sections.length === 0) throw new AppError('TEMPLATE_WITHOUT_SECTIONS');
  return { recipe, templateId: id, version, name: nickname || title };
}
