import { isDeepStrictEqual } from 'node:util';
import type { Tx } from '../../platform/context.ts';
import type { TemplateContent } from './template-content.ts';
import type { TemplateRow } from './templates.queries.ts';

export function firstVersion(tx: Tx, content: TemplateContent): TemplateRow {
  const now = tx.clock.now();
  return {
    ...content,
    id: tx.ids.uuid(),
    workspaceId: tx.actor.workspaceId,
    ownerId: tx.actor.userId,
    version: 1,
    createdAt: now,
    updatedAt: now,
  };
}

export function nextVersion(tx: Tx, template: TemplateRow, content: TemplateContent): TemplateRow {
  return { ...template, ...content, version: template.version + 1, updatedAt: tx.clock.now() };
}

/** True when nothing but the place in the list differs: moving a template is no new version of it. */
export function sameTemplate(template: TemplateRow, content: TemplateContent): boolean {
  const { title, nickname, type, recipe } = template;
  return isDeepStrictEqual(
    { title, nickname, type, recipe },
    { title: content.title, nickname: content.nickname, type: content.type, recipe: content.recipe },
  );
}
