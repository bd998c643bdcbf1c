import type { Gridhook, SetGridhook } from '@clinical/contract/automations/gridhook.schemas';
import { gridhookPort } from '../../gateways/gridhook/port.ts';
import { principalNames } from '../../platform/access.ts';
import { AppError, invalid } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { textSeal } from '../../platform/crypto/text-seal.ts';
import { servicesOff } from '../accounts/public.ts';
import { viewGridhook } from './automations.view.ts';
import { queueMissedPlaces } from './gridhook-upkeep.queries.ts';
import { cancelQueued, findOwnGridhook, type GridhookRow, putGridhook } from './gridhook.queries.ts';

export const sealContext = (hookId: string): string => `gridhook ${hookId}`;

/**
 * Stores the gridhook of the actor. Its address is checked here, at each test and at each delivery. Saving a gridhook that has ended starts
 * it again.
 * @throws AppError INVALID_INPUT; CONFLICT when the workspace has switched gridhooks off
 */
export async function setGridhook(ctx: Context, input: SetGridhook): Promise<Gridhook> {
  if (input.enabled) await assertGridhooksOn(ctx);
  const refusal = await ctx.use(gridhookPort).inspect(input.url);
  // one that has turned bad can still be switched off
  const isOnlyOff = !input.enabled && (await findOwnGridhook(ctx))?.url === input.url;
  if (refusal !== null && !isOnlyOff) throw invalid(['body', 'url'], refusal.message);
  return ctx.transaction(async (tx) => {
    const before = await findOwnGridhook(tx);
    const { secret } = input;
    if (secret === undefined && before === null) throw invalid(['body', 'secret'], 'a secret is needed');
    const id = before?.id ?? tx.ids.uuid();
    const now = tx.clock.now();
    const row: GridhookRow = {
      id,
      workspaceId: tx.actor.workspaceId,
      userId: tx.actor.userId,
      url: input.url,
      secretSealed: secret === undefined ? before!.secretSealed : tx.use(textSeal).sealText(secret, sealContext(id)),
      secretLastFour: secret === undefined ? before!.secretLastFour : secret.slice(-4),
      fields: [...new Set(input.fields)],
      encrypt: input.encrypt,
      enabled: input.enabled,
      endedAt: null,
      lastSuccessAt: before?.lastSuccessAt ?? null,
      createdAt: before?.createdAt ?? now,
      updatedAt: now,
    };
    await putGridhook(tx, row);
    if (row.enabled) await queueMissedPlaces(tx, now, id);
    else await cancelQueued(tx, id, 'The gridhook was switched off.');
    await tx.audit('gridhook.set', { type: 'gridhook', id });
    tx.emit([principalNames.user(tx.actor.userId)], { type: 'automations-changed' });
    return viewGridhook(row);
  });
}

/** @throws AppError CONFLICT */
export async function assertGridhooksOn(ctx: Pick<Context, 'actor' | 'db'>): Promise<void> {
  if (!(await servicesOff(ctx)).ids.has('gridhooks')) return;
  throw new AppError('CONFLICT', {
    message: 'Your workspace has switched gridhooks off. An admin can switch them on.',
  });
}
