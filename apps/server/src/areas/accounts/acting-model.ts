import { llmPort, noLlm, ownKeyLlmPort, type LlmPort } from '../../gateways/llm/port.ts';
import { servicesAreOff, withoutServices } from './without-services.ts';
import type { Tx } from '../../platform/context.ts';
import { getTaskOf, type TaskRef } from '../../platform/jobs/background-tasks.ts';
import { findUser } from './accounts.queries.ts';
import { openApiKey } from './api-key.ts';
import { servicesOff } from './outside-services.ts';

/**
 * `ownKey`: the person's own key is switched on, so nothing that is written for them takes credits, by whichever engine. `preferred`: key of the model that their profile names, empty
 * without one. `switchedOff`: names of the services that would serve if the workspace had not switched all of them off, and when.
 */
export type ActingModel = {
  llm: LlmPort;
  ownKey: boolean;
  preferred: string;
  switchedOff: { names: string; at: number } | null;
};

/**
 * The model that writes for the acting person: under their own key when that is switched on, else the server's, or none. What the
 * workspace has switched off serves nobody. `local`: the person asked for the local engine this time.
 */
export async function actingModel(scope: Pick<Tx, 'actor' | 'db' | 'use'>, local = false): Promise<ActingModel> {
  const user = await findUser(scope.db, scope.actor.userId);
  const sealed = user?.apiKeyActive ? user.apiKeySealed : null;
  const ownKey = sealed !== null;
  if (local) return { llm: noLlm, ownKey, preferred: '', switchedOff: null };
  const configured = sealed === null ? scope.use(llmPort) : scope.use(ownKeyLlmPort).withKey(openApiKey(scope, sealed));
  const { ids, changedAt } = await servicesOff(scope);
  const llm = withoutServices(configured, ids);
  const isOff = configured.label !== null && llm.label === null;
  return {
    llm,
    ownKey,
    preferred: user?.model ?? '',
    switchedOff: isOff ? { names: configured.label ?? '', at: changedAt } : null,
  };
}

/**
 * The model that a job writes with. What was asked for while a model served is not done by another engine unasked.
 * @throws AppError MODEL_NOT_SET_UP when all services were switched off since, which the local engine can make up for
 */
export async function taskModel(tx: Tx, { taskId, local }: Pick<TaskRef, 'taskId' | 'local'>): Promise<ActingModel> {
  const acting = await actingModel(tx, local);
  const { switchedOff } = acting;
  if (switchedOff === null) return acting;
  const { createdAt } = await getTaskOf(tx.db, tx.actor.userId, taskId);
  if (createdAt < switchedOff.at) throw servicesAreOff(switchedOff.names);
  return acting;
}
