import type { Template } from '@clinical/contract/templates/templates.schemas';
import type { TemplateRollback } from '@clinical/contract/templates/versions.schemas';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { storable } from '../../platform/storable.ts';
import { publishTemplateChange } from './publish-template-change.ts';
import { nextVersion } from './template-versions.ts';
import { assertMayManageTemplates } from './templates.policy.ts';
import { getTemplateFor, reloadTemplate, saveVersion } from './templates.queries.ts';
import { viewTemplate } from './templates.view.ts';
import { getVersion } from './versions.queries.ts';

/**
 * Saves an earlier version once more, as the newest; nothing is lost of those between.
 * @throws AppError NOT_FOUND, CONFLICT when it is the newest already
 */
export async function rollBackTemplate(
  ctx: Context,
  wanted: { id: string; version: number },
  { reason }: TemplateRollback,
): Promise<Template> {
  assertMayManageTemplates(ctx.actor);
  return ctx.transaction(async (tx) => {
    const template = await getTemplateFor(tx, wanted.id, 'edit');
    const { title, nickname, recipe } = await getVersion(tx, template.id, wanted.version);
    if (wanted.version === template.version) {
      throw new AppError('CONFLICT', { message: 'This is already the newest version.' });
    }
    await saveVersion(tx, nextVersion(tx, template, { title, nickname, recipe }), storable(reason));
    await tx.audit('template.roll-back', { type: 'template', id: template.id });
    await publishTemplateChange(tx, template, wanted.version);
    return viewTemplate(tx.actor, await reloadTemplate(tx, template.id));
  });
}
