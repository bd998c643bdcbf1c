import { templateChanges } from '@clinical/contract/templates/template-changes.rules';
import type { Template, StarterTemplate, Onboarding } from '@clinical/contract/templates/templates.schemas';
import type { TemplateVersion, TemplateCopy } from '@clinical/contract/templates/versions.schemas';
import { isoTime } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { cameByInvitation } from '../accounts/public.ts';
import { starters } from './starters.data.ts';
import { mayManageTemplates } from './templates.policy.ts';
import {
  selectTemplates,
  getTemplateFor,
  selectCopiesOf,
  type TemplateRow,
  hasEverHadTemplate,
} from './templates.queries.ts';
import { viewTemplate, viewTemplateVersion } from './templates.view.ts';
import { selectTemplateVersions } from './versions.queries.ts';

export async function listTemplates(ctx: Context, filter: { exclude_forms?: boolean }): Promise<Template[]> {
  const rows = await selectTemplates(ctx, { forms: filter.exclude_forms === false });
  return rows.map((row) => viewTemplate(ctx.actor, row));
}

/** The built-in catalogue, the same for everybody. */
export async function listStarters(): Promise<StarterTemplate[]> {
  return starters;
}

export async function listVersions(
  ctx: Context,
  id: string,
  wanted: { include_archived?: boolean },
): Promise<TemplateVersion[]> {
  const template = await getTemplateFor(ctx, id, 'use');
  const rows = await selectTemplateVersions(ctx, template.id, { archived: wanted.include_archived === true });
  return rows.map(viewTemplateVersion);
}

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

/** Deleting the last template later never sends anyone back. */
export async function getOnboarding(ctx: Context): Promise<Onboarding> {
  const needed = mayManageTemplates(ctx.actor) && !(await hasEverHadTemplate(ctx));
  return { needed, invited: await cameByInvitation(ctx.db, ctx.actor) };
}
