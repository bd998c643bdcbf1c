import type { Template, TemplateRecipe } from '@clinical/contract/templates/templates.schemas';
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/context.ts';
import { publishTemplateChange } from './publish-template-change.ts';
import { nextVersion } from './template-versions.ts';
import { assertMayManageTemplates } from './templates.policy.ts';
import { getTemplateFor, reloadTemplate, saveVersion } from './templates.queries.ts';
import { viewTemplate } from './templates.view.ts';

type Saving = { id: string; basedOn: number; recipe: TemplateRecipe; reason: string };

/** Saves a recipe as the next version of one's own template. @throws AppError NOT_FOUND, VERSION_CONFLICT, CONFLICT */
export async function saveRecipe(tx: Tx, { id, basedOn, recipe, reason }: Saving): Promise<Template> {
  assertMayManageTemplates(tx.actor);
  const template = await getTemplateFor(tx, id, 'edit');
  if (basedOn !== template.version) throw new AppError('VERSION_CONFLICT');
  await saveVersion(tx, nextVersion(tx, template, { recipe }), reason);
  await tx.audit('template.edit', { type: 'template', id });
  await publishTemplateChange(tx, template, null);
  return viewTemplate(tx.actor, await reloadTemplate(tx, id));
}
