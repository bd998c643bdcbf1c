import { llmPort, ownKeyLlmPort, type LlmPort } from '../../gateways/llm/port.ts';
import type { Tx } from '../../platform/context.ts';
import { findUser } from './accounts.queries.ts';
import { openApiKey } from './api-key.ts';

/** `ownKey`: the person's own key pays, so what it writes takes no credits. */
export type ActingModel = { llm: LlmPort; ownKey: boolean };

/** The model that writes for the acting person: under their own key when that is switched on, else the server's, or none. */
export async function actingModel(scope: Pick<Tx, 'actor' | 'db' | 'use'>): Promise<ActingModel> {
  const user = await findUser(scope.db, scope.actor.userId);
  if (!user?.apiKeyActive || user.apiKeySealed === null) return { llm: scope.use(llmPort), ownKey: false };
  return { llm: scope.use(ownKeyLlmPort).withKey(openApiKey(scope, user.apiKeySealed)), ownKey: true };
}
