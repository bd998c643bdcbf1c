import type { Ok } from '@clinical/contract/common.schemas';
import type { TemplateOrder } from '@clinical/contract/templates/versions.schemas';
import { notFound } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { assertMayManageTemplates } from './templates.policy.ts';
import { moveTemplate, selectTemplates } from './templates.queries.ts';

/**
 * Gives the named templates their places in the list, the first 0.
 * @throws AppError NOT_FOUND when one of them is not the actor's
 */
export async function orderTemplates(ctx: Context, { ids }: TemplateOrder): Promise<Ok> {
  assertMayManageTemplates(ctx.actor);
  return ctx.transaction(async (tx) => {
    const places = new Map((await selectTemplates(tx, { forms: true })).map((row) => [row.id, row]));
    for (const [place, id] of ids.entries()) {
      const template = places.get(id);
      if (template?.ownerId !== tx.actor.userId) throw notFound();
      if (template.sortOrder !== place) await moveTemplate(tx, id, place);
    }
    await tx.audit('template.order', { type: 'template', id: null });
    return { ok: true };
  });
}
