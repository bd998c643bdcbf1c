import type { Ok } from '@clinical/contract/common.schemas';
import type { TemplateVersionUpdate } from '@clinical/contract/templates/versions.schemas';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { assertMayManageTemplates } from './templates.policy.ts';
import { getTemplateFor } from './templates.queries.ts';
import { getVersion, setVersionArchived } from './versions.queries.ts';

/** @throws AppError NOT_FOUND, CONFLICT for the version that notes are written with */
export async function archiveVersion(
  ctx: Context,
  wanted: { id: string; version: number },
  { archived }: TemplateVersionUpdate,
): Promise<Ok> {
  assertMayManageTemplates(ctx.actor);
  return ctx.transaction(async (tx) => {
    const template = await getTemplateFor(tx, wanted.id, 'edit');
    await getVersion(tx, template.id, wanted.version);
    if (archived && wanted.version === template.version) {
      throw new AppError('CONFLICT', { message: 'The newest version is in use and cannot be archived.' });
    }
    await setVersionArchived(tx, template.id, wanted.version, archived);
    await tx.audit('template.archive-version', { type: 'template', id: template.id });
    return { ok: true };
  });
}
