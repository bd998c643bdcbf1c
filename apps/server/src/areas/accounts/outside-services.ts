import type { OutsideServiceId } from '@clinical/contract/teams/policy.schemas';
import type { LlmPort } from '../../gateways/llm/port.ts';
import { type SpeechEngine, speechPort, type SpeechPort } from '../../gateways/speech/port.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Context, Scope } from '../../platform/context.ts';
import { findWorkspace } from './members.queries.ts';
import { serviceIsOff, switchedOff } from './without-services.ts';

type Acting = Pick<Scope, 'actor' | 'db'>;

/** The outside services that the acting workspace has switched off, and when the last of them was, epoch milliseconds. */
export async function servicesOff({ actor, db }: Acting): Promise<{ ids: ReadonlySet<string>; changedAt: number }> {
  const workspace = await findWorkspace(db, actor.workspaceId);
  return { ids: new Set(workspace?.servicesOff), changedAt: workspace?.servicesChangedAt ?? 0 };
}

/** The outside service that an engine sends sound to; null for one that hears on this machine. */
export function speechServiceOf({ id, host }: SpeechEngine): OutsideServiceId | null {
  if (host === null) return null;
  return id === 'deepgram' ? 'speech-deepgram' : 'speech-openai';
}

/** What hears speech for the acting workspace: no engine when its service is switched off there, and recordings wait. */
export async function actingSpeech(scope: Acting & Pick<Context, 'use'>): Promise<SpeechPort> {
  const port = scope.use(speechPort);
  const service = port.engine && speechServiceOf(port.engine);
  if (!port.engine || service === null) return port;
  const { ids } = await servicesOff(scope);
  return ids.has(service!) ? { ...port, engine: null, reason: switchedOff(port.engine.name) } : port;
}

/** Asked before each call to a model, for work may have begun before its service was switched off. @throws AppError MODEL_NOT_SET_UP */
export async function assertServiceOn(scope: Acting, llm: LlmPort, model: string): Promise<void> {
  const serving = llm.serving(model);
  if (serving.served && (await servicesOff(scope)).ids.has(serving.service)) throw serviceIsOff(serving.provider);
}

/** How often work at a speech service asks whether it is still on, in milliseconds. */
const askEveryMs = 1_000;

/**
 * Does work that sends sound to an engine. `off` is aborted within a second of the workspace switching the engine's service off,
 * with an AppError NO_SPEECH_ENGINE that says so; whatever the work throws from then on, it is that.
 */
export async function untilSwitchedOff<T>(
  ctx: Context,
  engine: SpeechEngine,
  work: (off: AbortSignal) => Promise<T>,
): Promise<T> {
  const off = new AbortController();
  const service = speechServiceOf(engine);
  if (service === null) return work(off.signal);
  const message = switchedOff(engine.name);
  const ask = async (): Promise<void> => {
    // the work may be in a transaction of its own
    const { ids } = await ctx.transaction((tx) => servicesOff(tx));
    if (ids.has(service)) off.abort(new AppError('NO_SPEECH_ENGINE', { message }));
  };
  let asking: Promise<void> | null = null;
  const timer = setInterval(() => {
    // a database that is away for a moment says nothing of the service
    asking ??= ask()
      .catch(() => undefined)
      .finally(() => (asking = null));
  }, askEveryMs);
  try {
    return await work(off.signal);
  } catch (error) {
    throw off.signal.aborted ? off.signal.reason : error;
  } finally {
    clearInterval(timer);
    await asking;
  }
}
