import type { Template } from '@clinical/contract/templates/templates.schemas';
import type { Context } from '../../platform/context.ts';
import { selectTemplates } from './templates.queries.ts';
import { viewTemplate } from './templates.view.ts';

export async function listTemplates(ctx: Context, filter: { exclude_forms?: boolean }): Promise<Template[]> {
  const rows = await selectTemplates(ctx, { forms: filter.exclude_forms === false });
  return rows.map((row) => viewTemplate(ctx.actor, row));
}
