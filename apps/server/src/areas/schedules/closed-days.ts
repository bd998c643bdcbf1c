import type { Ok } from '@clinical/contract/common.schemas';
import type { ClosedDays, NewClosedDays } from '@clinical/contract/schedules/availability.schemas';
import { notFound } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { storable } from '../../platform/storable.ts';
import { insertClosedDays, removeClosedDays } from './availability.queries.ts';
import { viewClosedDays } from './availability.view.ts';
import { visitTypeAbilities } from './schedules.policy.ts';

/** @throws AppError NOT_FOUND for others than admins */
export async function createClosedDays(ctx: Context, { first, last, name = '' }: NewClosedDays): Promise<ClosedDays> {
  if (!visitTypeAbilities(ctx.actor).edit) throw notFound();
  return ctx.transaction(async (tx) => {
    const row = { id: tx.ids.uuid(), workspaceId: tx.actor.workspaceId, first, last, name: storable(name) };
    await insertClosedDays(tx, row);
    await tx.audit('closed-days.create', { type: 'closed-days', id: row.id });
    return viewClosedDays(row);
  });
}

/** @throws AppError NOT_FOUND, also for others than admins */
export async function deleteClosedDays(ctx: Context, id: string): Promise<Ok> {
  if (!visitTypeAbilities(ctx.actor).edit) throw notFound();
  return ctx.transaction(async (tx) => {
    await removeClosedDays(tx, id);
    await tx.audit('closed-days.delete', { type: 'closed-days', id });
    return { ok: true };
  });
}
