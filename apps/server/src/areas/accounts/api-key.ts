import type { StoredApiKey } from '@clinical/contract/accounts/api-key.schemas';
import { aiKeysPort } from '../../gateways/ai-keys/port.ts';
import { switchedOff } from './without-services.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Context, Tx } from '../../platform/context.ts';
import { findUser, updateUser } from './accounts.queries.ts';
import { viewApiKey } from './accounts.view.ts';
import { authServices } from './auth-services.ts';
import { servicesOff } from './outside-services.ts';

const contextOf = (userId: string) => `api-key:${userId}`;

/** The caller's own key in clear, to be sent to the provider and nowhere else. */
export function openApiKey(scope: Pick<Tx, 'actor' | 'use'>, sealed: string): string {
  return scope.use(authServices).openText(sealed, contextOf(scope.actor.userId));
}

const noKey = { apiKeySealed: null, apiKeyLastFour: null, apiKeySavedAt: null, apiKeyActive: false };

/** Stores the caller's own AI key, sealed and not yet in use, or takes it away. */
export async function updateApiKey(ctx: Context, apiKey: string | null): Promise<StoredApiKey> {
  const { userId } = ctx.actor;
  const values =
    apiKey === null
      ? noKey
      : {
          apiKeySealed: ctx.use(authServices).sealText(apiKey, contextOf(userId)),
          apiKeyLastFour: apiKey.slice(-4),
          apiKeySavedAt: ctx.clock.now(),
          apiKeyActive: false,
        };
  return ctx.transaction(async (tx) => {
    const user = await updateUser(tx.db, userId, values);
    await tx.audit(apiKey === null ? 'api-key.remove' : 'api-key.save', { type: 'user', id: userId });
    return { apiKey: user && viewApiKey(user) };
  });
}

/** Tests the stored key at the provider and switches it on, or switches it off. @throws AppError CONFLICT without one, API_KEY_REFUSED, PROVIDER_FAILED */
export async function activateApiKey(ctx: Context, active: boolean): Promise<StoredApiKey> {
  const { userId } = ctx.actor;
  const before = await findUser(ctx.db, userId);
  if (!before?.apiKeySealed) throw new AppError('CONFLICT', { message: 'Save a key first.' });
  const apiKey = openApiKey(ctx, before.apiKeySealed);
  if (active && (await servicesOff(ctx)).ids.has('openai')) {
    throw new AppError('CONFLICT', { message: `${switchedOff('OpenAI')} Your key is saved but not in use.` });
  }
  const accepted = !active || (await ctx.use(aiKeysPort).isAccepted(apiKey, ctx.signal));
  const user = await ctx.transaction(async (tx) => {
    const now = await findUser(tx.db, userId);
    if (now?.apiKeySealed !== before.apiKeySealed) throw new AppError('CONFLICT');
    await tx.audit(accepted ? (active ? 'api-key.switch-on' : 'api-key.switch-off') : 'api-key.refused', {
      type: 'user',
      id: userId,
    });
    return updateUser(tx.db, userId, { apiKeyActive: active && accepted });
  });
  if (!accepted) throw new AppError('API_KEY_REFUSED');
  return { apiKey: user && viewApiKey(user) };
}
