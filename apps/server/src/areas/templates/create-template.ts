import type { NewTemplate, Template } from '@clinical/contract/templates/templates.schemas';
import type { Context, Tx } from '../../platform/context.ts';
import { sharingOf } from './share-template.ts';
import { type TemplateContent, templateContent } from './template-content.ts';
import { assertMayManageTemplates } from './templates.policy.ts';
import { insertTemplates, reloadTemplate, setTemplateDepartments } from './templates.queries.ts';
import { firstVersion } from './template-versions.ts';
import { viewTemplate } from './templates.view.ts';

export async function createTemplate(ctx: Context, input: NewTemplate): Promise<Template> {
  assertMayManageTemplates(ctx.actor);
  const content = templateContent(input);
  return ctx.transaction((tx) => makeTemplate(tx, content, input));
}

/** Makes several templates, all or none. */
export async function createTemplates(ctx: Context, inputs: NewTemplate[]): Promise<Template[]> {
  assertMayManageTemplates(ctx.actor);
  const contents = inputs.map((input, index) => ({ input, content: templateContent(input, ['body', index]) }));
  return ctx.transaction(async (tx) => {
    const made: Template[] = [];
    for (const { input, content } of contents) made.push(await makeTemplate(tx, content, input));
    return made;
  });
}

async function makeTemplate(tx: Tx, content: TemplateContent, input: NewTemplate): Promise<Template> {
  const { sharing, departmentIds } = await sharingOf(tx, input, null);
  const template = firstVersion(tx, content, sharing);
  await insertTemplates(tx, [template]);
  await setTemplateDepartments(tx, template.id, departmentIds);
  await tx.audit('template.create', { type: 'template', id: template.id });
  return viewTemplate(tx.actor, await reloadTemplate(tx, template.id));
}
