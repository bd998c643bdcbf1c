import type { OwnData } from '../../platform/area.ts';
import { selectTemplates } from './templates.queries.ts';
import { viewTemplate } from './templates.view.ts';

/** A person's templates, in an export of their data. */
export const ownTemplates: OwnData = {
  async *ownFilesFor(ctx) {
    for (const template of await selectTemplates(ctx, { forms: true })) {
      if (template.ownerId !== ctx.actor.userId) continue;
      yield {
        path: ['templates', `${template.title}.json`],
        modifiedAt: template.updatedAt,
        content: `${JSON.stringify(viewTemplate(ctx.actor, template), null, 2)}\n`,
      };
    }
  },
};
