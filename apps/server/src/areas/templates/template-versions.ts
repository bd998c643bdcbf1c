import { isDeepStrictEqual } from 'node:util';
import type { TemplateSharing } from '@clinical/contract/templates/templates.schemas';
import type { Tx } from '../../platform/context.ts';
import type { TemplateContent } from './template-content.ts';
import type { StoredTemplate, TemplateRow } from './templates.queries.ts';

/** @param of the shared template that it is a copy of */
export function firstVersion(
  tx: Tx,
  content: TemplateContent,
  sharing: TemplateSharing,
  of: { id: string; version: number } | null = null,
): StoredTemplate {
  const now = tx.clock.now();
  return {
    ...content,
    sharing,
    copyOf: of?.id ?? null,
    copiedVersion: of?.version ?? null,
    archivedAt: null,
    id: tx.ids.uuid(),
    workspaceId: tx.actor.workspaceId,
    ownerId: tx.actor.userId,
    version: 1,
    createdAt: now,
    updatedAt: now,
  };
}

export function nextVersion<Content extends object>(tx: Tx, template: TemplateRow, content: Content) {
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
