import type { Template } from '@clinical/contract/templates/templates.schemas';
import { AppError } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/session.ts';

type TemplateActor = Pick<Actor, 'userId' | 'cap' | 'switches' | 'restrictedTemplates'>;

/** Why this person changes no templates at all, or null when they may. Choosing one is always open. */
function templatesClosed(actor: TemplateActor): string | null {
  if (actor.restrictedTemplates || !actor.switches.templates)
    return 'Your workspace manages the templates. You can use them, but not change them.';
  if (actor.cap === 'read') return 'You have read-only access to this workspace and cannot change its templates.';
  return null;
}

export function mayManageTemplates(actor: TemplateActor): boolean {
  return templatesClosed(actor) === null;
}

export function templateAbilities(actor: TemplateActor, template: { ownerId: string }): Template['abilities'] {
  const may = mayManageTemplates(actor);
  const mine = template.ownerId === actor.userId;
  return { edit: may && mine, delete: may && mine, copy: may && !mine };
}

/** @throws AppError CONFLICT when making, changing and deleting templates is closed to this person. */
export function assertMayManageTemplates(actor: TemplateActor): void {
  const message = templatesClosed(actor);
  if (message) throw new AppError('CONFLICT', { message, notAllowed: true });
}
