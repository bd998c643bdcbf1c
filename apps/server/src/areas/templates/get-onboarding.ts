import type { Onboarding } from '@clinical/contract/templates/templates.schemas';
import type { Context } from '../../platform/context.ts';
import { cameByInvitation } from '../accounts/public.ts';
import { mayManageTemplates } from './templates.policy.ts';
import { hasEverHadTemplate } from './templates.queries.ts';

/** Deleting the last template later never sends anyone back. */
export async function getOnboarding(ctx: Context): Promise<Onboarding> {
  const needed = mayManageTemplates(ctx.actor) && !(await hasEverHadTemplate(ctx));
  return { needed, invited: await cameByInvitation(ctx.db, ctx.actor) };
}
