import type { Template } from '@clinical/contract/templates/templates.schemas';
import type { TemplateVersion } from '@clinical/contract/templates/versions.schemas';
import { isoTime } from '../../platform/clock.ts';
import type { Actor } from '../../platform/session.ts';
import { templateAbilities } from './templates.policy.ts';
import type { TemplateRow } from './templates.queries.ts';
import type { TemplateVersionRow } from './versions.queries.ts';

export function viewTemplate(actor: Actor, template: TemplateRow): Template {
  const { recipe, ownerId } = template;
  // others hear only of departments of the workspace that they act in
  const departments = template.departments.filter(
    ({ workspaceId }) => ownerId === actor.userId || workspaceId === actor.workspaceId,
  );
  return {
    id: template.id,
    title: template.title,
    nickname: template.nickname,
    type: template.type,
    order: template.sortOrder,
    userId: template.ownerId,
    author: `${template.givenName} ${template.familyName}`.trim(),
    // what was shared with departments that are all deleted is its owner's alone
    sharing: template.sharing === 'department' && departments.length === 0 ? 'me' : template.sharing,
    departments: template.sharing === 'department' ? departments.map(({ id, name }) => ({ id, name })) : [],
    archived: template.archivedAt !== null,
    copyOf:
      template.copyOf === null || template.copiedVersion === null
        ? null
        : { id: template.copyOf, version: template.copiedVersion },
    version: template.version,
    createdAt: isoTime(template.createdAt),
    updatedAt: isoTime(template.updatedAt),
    generalInstructions: recipe.generalInstructions,
    sections: recipe.sections,
    macros: recipe.macros,
    defaultExam: recipe.defaultExam,
    abilities: templateAbilities(actor, template),
  };
}

export function viewTemplateVersion(row: TemplateVersionRow): TemplateVersion {
  const { recipe } = row;
  return {
    version: row.version,
    title: row.title,
    nickname: row.nickname,
    generalInstructions: recipe.generalInstructions,
    sections: recipe.sections,
    macros: recipe.macros,
    defaultExam: recipe.defaultExam,
    author: `${row.givenName} ${row.familyName}`.trim(),
    reason: row.reason,
    archived: row.archivedAt !== null,
    createdAt: isoTime(row.createdAt),
  };
}
