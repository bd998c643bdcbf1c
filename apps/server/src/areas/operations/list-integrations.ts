import type { Integration, IntegrationName } from '@clinical/contract/operations/integrations.schemas';
import type { EngineInfo } from '@clinical/contract/operations/operations.schemas';
import { isoTime } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { actingModel, actingSpeech } from '../accounts/public.ts';
import { findLastDelivered } from '../automations/public.ts';
import { findLastConfirmed } from '../ehr/public.ts';
import { findLastAnswer, findLastFax, findLastLocalNote, findLastTranscription } from './integrations.queries.ts';
import { listEngines } from './list-engines.ts';

/** The area of `GET /engines` that each of them serves. */
const areaOf: Record<IntegrationName, string> = {
  models: 'notes',
  speech: 'speech',
  mail: 'mail',
  fax: 'fax',
  video: 'video',
  calls: 'calls',
  ehr: 'ehr',
  literature: 'literature',
  gridhook: 'gridhook',
};

const lastSuccesses: Record<IntegrationName, (ctx: Context) => Promise<number | null>> = {
  models: async (ctx) => ((await actingModel(ctx)).llm.label === null ? findLastLocalNote(ctx) : findLastAnswer(ctx)),
  speech: async (ctx) => {
    const { engine } = await actingSpeech(ctx);
    return engine && findLastTranscription(ctx, engine.name);
  },
  // a mail belongs to a person, not to a workspace
  mail: async () => null,
  fax: findLastFax,
  // Zoom does not say what became of a signature
  video: async () => null,
  // a relay tells nobody which calls it carried
  calls: async () => null,
  ehr: findLastConfirmed,
  // questions belong to a person, not to a workspace
  literature: async () => null,
  gridhook: findLastDelivered,
};

/** What does the work for the acting workspace, and when it last did. */
export async function listIntegrations(ctx: Context): Promise<Integration[]> {
  const engines = await listEngines(ctx);
  const rows: Integration[] = [];
  for (const name of Object.keys(areaOf) as IntegrationName[]) {
    const engine = engines.find(({ area }) => area === areaOf[name]);
    if (!engine) continue;
    const at = await lastSuccesses[name](ctx);
    const { label, reason } = engine;
    rows.push({ name, label, state: stateOf(engine), reason, lastSuccessAt: at === null ? null : isoTime(at) });
  }
  return rows;
}

function stateOf({ engine }: EngineInfo): Integration['state'] {
  if (engine === 'none') return 'off';
  return ['local', 'outbox', 'sherpa', 'pocketsphinx'].includes(engine) ? 'local' : 'connected';
}
