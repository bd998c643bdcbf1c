import type { TemplateVersion } from '@clinical/contract/templates/versions.schemas';
import type { Context } from '../../platform/context.ts';
import { getTemplateFor } from './templates.queries.ts';
import { viewTemplateVersion } from './templates.view.ts';
import { selectTemplateVersions } from './versions.queries.ts';

export async function listVersions(
  ctx: Context,
  id: string,
  wanted: { include_archived?: boolean },
): Promise<TemplateVersion[]> {
  const template = await getTemplateFor(ctx, id, 'use');
  const rows = await selectTemplateVersions(ctx, template.id, { archived: wanted.include_archived === true });
  return rows.map(viewTemplateVersion);
}
