import { templateChanges } from '@clinical/contract/templates/template-changes.rules';
import type { TemplateCopy } from '@clinical/contract/templates/versions.schemas';
import { isoTime } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { getTemplateFor, selectCopiesOf, type TemplateRow } from './templates.queries.ts';

/** What others made of a template that the actor shares: whose, and in how many places it differs, not what it says. */
export async function listCopies(ctx: Context, id: string): Promise<TemplateCopy[]> {
  const template = await getTemplateFor(ctx, id, 'own');
  return (await selectCopiesOf(ctx, template.id)).map((copy) => ({
    author: `${copy.givenName} ${copy.familyName}`.trim(),
    title: copy.title,
    fromVersion: copy.copiedVersion ?? 1,
    drift: templateChanges(textOf(template), textOf(copy)).length,
    updatedAt: isoTime(copy.updatedAt),
  }));
}

const textOf = ({ title, nickname, recipe }: TemplateRow) => ({ ...recipe, title, nickname });
