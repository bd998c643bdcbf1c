import {
  type TemplateChecks,
  type TemplateChecksUpdate,
  CheckEncounter,
} from '@clinical/contract/templates/checks.schemas';
import type { Context } from '../../../platform/context.ts';
import { storable } from '../../../platform/storable.ts';
import { assertMayManageTemplates } from '../templates.policy.ts';
import { getTemplateFor, type TemplateRow } from '../templates.queries.ts';
import { broughtEncounters } from './check-encounters.ts';
import { findChecks, storeChecks } from './checks.queries.ts';

/** The visits that a template is tried on. */
export async function encountersOf(
  scope: Pick<Context, 'db'>,
  { id, title }: Pick<TemplateRow, 'id' | 'title'>,
): Promise<TemplateChecks> {
  const encounters = await findChecks(scope, id);
  return encounters.length > 0 ? { encounters, own: true } : { encounters: broughtEncounters(title), own: false };
}

/** @throws AppError NOT_FOUND */
export async function getTemplateChecks(ctx: Context, id: string): Promise<TemplateChecks> {
  return encountersOf(ctx, await getTemplateFor(ctx, id, 'use'));
}

/** Gives a template visits of its own, or with none those that the program brings. @throws AppError NOT_FOUND, CONFLICT */
export async function setTemplateChecks(
  ctx: Context,
  id: string,
  { encounters }: TemplateChecksUpdate,
): Promise<TemplateChecks> {
  assertMayManageTemplates(ctx.actor);
  return ctx.transaction(async (tx) => {
    const template = await getTemplateFor(tx, id, 'edit');
    await storeChecks(
      tx,
      template.id,
      storable(encounters).map((encounter) => CheckEncounter.parse(encounter)),
    );
    await tx.audit('template.set-checks', { type: 'template', id: template.id });
    return encountersOf(tx, template);
  });
}
