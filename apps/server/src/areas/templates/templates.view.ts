import type { Template } from '@clinical/contract/templates/templates.schemas';
import { isoTime } from '../../platform/clock.ts';
import type { Actor } from '../../platform/session.ts';
import { templateAbilities } from './templates.policy.ts';
import type { TemplateRow } from './templates.queries.ts';

export function viewTemplate(actor: Actor, template: TemplateRow): Template {
  const { recipe } = template;
  return {
    id: template.id,
    title: template.title,
    nickname: template.nickname,
    type: template.type,
    order: template.sortOrder,
    userId: template.ownerId,
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
