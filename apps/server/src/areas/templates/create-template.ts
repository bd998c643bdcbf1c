import type { NewTemplate, Template } from '@clinical/contract/templates/templates.schemas';
import type { Context } from '../../platform/context.ts';
import { templateContent } from './template-content.ts';
import { assertMayManageTemplates } from './templates.policy.ts';
import { insertTemplates } from './templates.queries.ts';
import { firstVersion } from './template-versions.ts';
import { viewTemplate } from './templates.view.ts';

export async function createTemplate(ctx: Context, input: NewTemplate): Promise<Template> {
  assertMayManageTemplates(ctx.actor);
  const content = templateContent(input);
  return ctx.transaction(async (tx) => {
    const template = firstVersion(tx, content);
    await insertTemplates(tx, [template]);
    await tx.audit('template.create', { type: 'template', id: template.id });
    return viewTemplate(tx.actor, template);
  });
}
