import type { NewTemplate, Template, TemplateUpdate } from '@clinical/contract/templates/templates.schemas';
import { AppError } from '../../platform/app-error.ts';
import type { Context, Tx } from '../../platform/context.ts';
import { storable } from '../../platform/storable.ts';
import { publishTemplateChange } from './publish-template-change.ts';
import { sharingOf } from './share-template.ts';
import { type TemplateContent, templateContent } from './template-content.ts';
import { firstVersion, nextVersion, sameTemplate } from './template-versions.ts';
import { assertMayManageTemplates } from './templates.policy.ts';
import {
  getTemplateFor,
  insertTemplates,
  placeTemplate,
  reloadTemplate,
  saveVersion,
  setTemplateDepartments,
  type TemplateRow,
} from './templates.queries.ts';
import { viewTemplate } from './templates.view.ts';

/**
 * Saves a template as a new version; one that was only moved, shared or archived keeps its version. A shared template of somebody
 * else is left as it is: what was saved becomes a copy of one's own.
 */
export async function updateTemplate(ctx: Context, input: TemplateUpdate): Promise<Template> {
  assertMayManageTemplates(ctx.actor);
  const basedOn = ctx.ifMatch ?? input.version ?? null;
  return ctx.transaction(async (tx) => {
    const seen = await getTemplateFor(tx, input.id, 'use');
    const content = templateContent(withStored(input, seen));
    if (seen.ownerId !== tx.actor.userId) return makeCopy(tx, seen, content, basedOn);
    const template = await getTemplateFor(tx, input.id, 'edit');
    if (basedOn !== null && basedOn !== template.version) throw new AppError('VERSION_CONFLICT');
    await tx.audit('template.edit', { type: 'template', id: template.id });
    const { sharing, departmentIds } = await sharingOf(tx, input, template);
    await setTemplateDepartments(tx, template.id, departmentIds);
    await placeTemplate(tx, template, {
      sortOrder: content.sortOrder,
      sharing,
      archived: input.archived ?? template.archivedAt !== null,
    });
    if (!sameTemplate(template, content)) {
      const { title, nickname, type, recipe } = content;
      await saveVersion(tx, nextVersion(tx, template, { title, nickname, type, recipe }), storable(input.reason ?? ''));
    }
    const saved = await reloadTemplate(tx, template.id);
    await publishTemplateChange(tx, saved, null, template);
    return viewTemplate(tx.actor, saved);
  });
}

/** What was sent, and in the place of what was not the stored template. */
function withStored(input: TemplateUpdate, stored: TemplateRow): NewTemplate {
  const { nickname, type, sortOrder, recipe } = stored;
  const given = Object.entries(input).filter(([, value]) => value !== undefined);
  return { nickname, type, order: sortOrder, ...recipe, ...Object.fromEntries(given), title: input.title };
}

async function makeCopy(
  tx: Tx,
  from: TemplateRow,
  content: TemplateContent,
  basedOn: number | null,
): Promise<Template> {
  const copy = firstVersion(tx, content, 'me', { id: from.id, version: basedOn ?? from.version });
  await insertTemplates(tx, [copy]);
  await tx.audit('template.copy', { type: 'template', id: copy.id });
  return viewTemplate(tx.actor, await reloadTemplate(tx, copy.id));
}
