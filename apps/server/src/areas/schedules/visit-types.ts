import type { Ok } from '@clinical/contract/common.schemas';
import type { NewVisitType, VisitType, VisitTypeChange } from '@clinical/contract/schedules/schedules.schemas';
import { AppError, notFound } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { storable } from '../../platform/storable.ts';
import { visitTypeAbilities } from './schedules.policy.ts';
import { viewVisitType } from './schedules.view.ts';
import { getVisitType, insertVisitType, saveVisitType, type VisitTypeRow } from './visit-types.queries.ts';

/** @throws AppError NOT_FOUND for others than admins */
function assertAdmin({ actor }: Pick<Context, 'actor'>): void {
  if (!visitTypeAbilities(actor).edit) throw notFound();
}

/** @throws AppError CONFLICT when the name is taken */
export async function createVisitType(ctx: Context, input: NewVisitType): Promise<VisitType> {
  assertAdmin(ctx);
  return ctx.transaction(async (tx) => {
    const type: VisitTypeRow = {
      id: tx.ids.uuid(),
      workspaceId: tx.actor.workspaceId,
      name: storable(input.name),
      minutes: input.minutes,
      bufferBefore: input.bufferBefore ?? 0,
      bufferAfter: input.bufferAfter ?? 0,
      dailyLimit: input.dailyLimit ?? null,
      version: 1,
      archivedAt: null,
    };
    await insertVisitType(tx, type);
    await tx.audit('visit-type.create', { type: 'visit-type', id: type.id });
    return viewVisitType(type);
  });
}

/** @throws AppError NOT_FOUND, VERSION_CONFLICT, CONFLICT when the name is taken */
export async function updateVisitType(ctx: Context, id: string, input: VisitTypeChange): Promise<VisitType> {
  assertAdmin(ctx);
  const basedOn = ctx.ifMatch ?? input.version ?? null;
  return ctx.transaction(async (tx) => {
    const before = await getVisitType(tx, tx.actor.workspaceId, id);
    if (basedOn !== null && basedOn !== before.version) throw new AppError('VERSION_CONFLICT');
    const type = {
      ...before,
      name: storable(input.name),
      minutes: input.minutes,
      bufferBefore: input.bufferBefore ?? 0,
      bufferAfter: input.bufferAfter ?? 0,
      dailyLimit: input.dailyLimit ?? null,
      version: before.version + 1,
    };
    await saveVisitType(tx, type);
    await tx.audit('visit-type.edit', { type: 'visit-type', id });
    return viewVisitType(type);
  });
}

/** @throws AppError NOT_FOUND */
export async function deleteVisitType(ctx: Context, id: string): Promise<Ok> {
  assertAdmin(ctx);
  return ctx.transaction(async (tx) => {
    const type = await getVisitType(tx, tx.actor.workspaceId, id);
    await saveVisitType(tx, { ...type, archivedAt: tx.clock.now() });
    await tx.audit('visit-type.delete', { type: 'visit-type', id });
    return { ok: true };
  });
}
