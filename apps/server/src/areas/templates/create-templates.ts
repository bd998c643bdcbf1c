import type { NewTemplate, Template } from '@clinical/contract/templates/templates.schemas';
import type { Context } from '../../platform/context.ts';
import { templateContent } from './template-content.ts';
import { assertMayManageTemplates } from './templates.policy.ts';
import { insertTemplates } from './templates.queries.ts';
import { firstVersion } from './template-versions.ts';
import { viewTemplate } from './templates.view.ts';

/** Makes several templates, all or none. */
export async function createTemplates(ctx: Context, inputs: NewTemplate[]): Promise<Template[]> {
  assertMayManageTemplates(ctx.actor);
  const contents = inputs.map((input, index) => templateContent(input, ['body', index]));
  return ctx.transaction(async (tx) => {
    const made = contents.map((content) => firstVersion(tx, content));
    await insertTemplates(tx, made);
    for (const template of made) await tx.audit('template.create', { type: 'template', id: template.id });
    return made.map((template) => viewTemplate(tx.actor, template));
  });
}
