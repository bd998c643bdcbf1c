import type { DeviceKey } from '@clinical/contract/accounts/session.schemas';
import type { Context } from '../../platform/context.ts';
import { authServices } from './auth-services.ts';
import { storeDeviceKey } from './device-keys.queries.ts';

const contextOf = (userId: string) => `device-key:${userId}`;

/**
 * The key for what the caller's browser keeps. It lies here and not on the device, so that what is left there after a session has
 * ended opens for the same person again, and for nobody else.
 */
export async function getDeviceKey(ctx: Context): Promise<DeviceKey> {
  const { userId } = ctx.actor;
  const { sealText, openText } = ctx.use(authServices);
  return ctx.transaction(async (tx) => {
    const keySealed = sealText(ctx.ids.secret(32), contextOf(userId));
    const kept = await storeDeviceKey(tx.db, { userId, keySealed, createdAt: ctx.clock.now() });
    await tx.audit('device-key.give', { type: 'user', id: userId });
    return { key: openText(kept, contextOf(userId)) };
  });
}
