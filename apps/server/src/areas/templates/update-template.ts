import type { Template, TemplateUpdate } from '@clinical/contract/templates/templates.schemas';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { storable } from '../../platform/storable.ts';
import { templateContent } from './template-content.ts';
import { nextVersion, sameTemplate } from './template-versions.ts';
import { assertMayManageTemplates } from './templates.policy.ts';
import { getTemplateFor, moveTemplate, saveVersion } from './templates.queries.ts';
import { viewTemplate } from './templates.view.ts';

/** Saves a template as a new version; one that only moved in the list keeps its version. */
export async function updateTemplate(ctx: Context, input: TemplateUpdate): Promise<Template> {
  assertMayManageTemplates(ctx.actor);
  const content = templateContent(input);
  const basedOn = ctx.ifMatch ?? input.version ?? null;
  return ctx.transaction(async (tx) => {
    const template = await getTemplateFor(tx, input.id, 'edit');
    if (basedOn !== null && basedOn !== template.version) throw new AppError('VERSION_CONFLICT');
    await tx.audit('template.edit', { type: 'template', id: template.id });
    if (sameTemplate(template, content)) {
      await moveTemplate(tx, template.id, content.sortOrder);
      return viewTemplate(tx.actor, { ...template, sortOrder: content.sortOrder });
    }
    const next = nextVersion(tx, template, content);
    await saveVersion(tx, next, storable(input.reason ?? ''));
    return viewTemplate(tx.actor, next);
  });
}
