import type { Ok } from '@clinical/contract/common.schemas';
import type { Context } from '../../platform/context.ts';
import { publishTemplateChange } from './publish-template-change.ts';
import { assertMayManageTemplates } from './templates.policy.ts';
import { binTemplate, getTemplateFor } from './templates.queries.ts';

/** Takes a template out of the list. Its row and versions stay for the notes that were made with it. */
export async function deleteTemplate(ctx: Context, id: string): Promise<Ok> {
  assertMayManageTemplates(ctx.actor);
  return ctx.transaction(async (tx) => {
    const template = await getTemplateFor(tx, id, 'edit');
    await binTemplate(tx, template.id);
    await tx.audit('template.delete', { type: 'template', id: template.id });
    await publishTemplateChange(tx, template, null);
    return { ok: true };
  });
}
