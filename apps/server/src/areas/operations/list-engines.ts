import { models } from '@clinical/contract/models';
import type { EngineInfo, ModelEngine } from '@clinical/contract/operations/operations.schemas';
import { type EhrSystem, ehrSystems } from '../../gateways/ehr/port.ts';
import { emailPort } from '../../gateways/email/port.ts';
import { type FaxPort, faxPort } from '../../gateways/fax/port.ts';
import { literaturePort, type LiteratureService } from '../../gateways/literature/port.ts';
import type { LlmPort } from '../../gateways/llm/port.ts';
import { speechPort, type SpeechPort } from '../../gateways/speech/port.ts';
import { turnPort } from '../../gateways/turn/port.ts';
import { zoomPort } from '../../gateways/zoom/port.ts';
import type { Context } from '../../platform/context.ts';
import { actingModel, actingSpeech } from '../accounts/public.ts';
import { findOwnGridhook } from '../automations/public.ts';

/** Which engine serves each area, and why. */
export async function listEngines(ctx: Context): Promise<EngineInfo[]> {
  const { llm, ownKey, switchedOff } = await actingModel(ctx);
  const local = { label: 'Built-in engine', reason: switchedOff ? offReason(switchedOff.names) : unset };
  const mail = ctx.use(emailPort).name;
  return [
    { ...notesEngine(llm, ownKey, local), models: models.map(({ key }) => modelEngine(llm, key, local)) },
    speechEngine(ctx, await actingSpeech(ctx)),
    mail === 'smtp'
      ? { area: 'mail', engine: 'smtp', label: 'SMTP', reason: 'a mail server is configured' }
      : { area: 'mail', engine: 'outbox', label: 'Local outbox', reason: 'no mail server is configured' },
    faxEngine(ctx.use(faxPort)),
    ctx.use(zoomPort).app
      ? { area: 'video', engine: 'zoom', label: 'Zoom', reason: 'an app of its Meeting SDK is configured' }
      : { area: 'video', engine: 'none', label: 'No video service', reason: 'Zoom is not configured' },
    ctx.use(turnPort).relay
      ? { area: 'calls', engine: 'turn', label: 'TURN server', reason: 'a relay for video calls is configured' }
      : {
          area: 'calls',
          engine: 'local',
          label: 'Direct calls',
          reason: 'no TURN server is configured: calls connect where networks allow it',
        },
    ehrEngine(ctx.use(ehrSystems)),
    literatureEngine(ctx.use(literaturePort).services),
    gridhookEngine(await findOwnGridhook(ctx)),
  ];
}

const ehrEngine = (systems: readonly EhrSystem[]): EngineInfo =>
  systems.length === 0
    ? { area: 'ehr', engine: 'none', label: 'No EHR', reason: 'no EHR is configured' }
    : {
        area: 'ehr',
        engine: 'fhir',
        label: systems.map(({ name }) => name).join(', '),
        reason: 'an EHR is configured; each person links their own account',
      };

const literatureEngine = (services: readonly LiteratureService[]): EngineInfo =>
  services.length === 0
    ? {
        area: 'literature',
        engine: 'local',
        label: 'Library of this installation',
        reason: 'no literature service is configured: questions stay here',
      }
    : {
        area: 'literature',
        engine: 'service',
        label: services.map(({ name }) => name).join(', '),
        reason: 'a literature service is configured; it gets words of questions, without identifiers',
      };

const gridhookEngine = (hook: Awaited<ReturnType<typeof findOwnGridhook>>): EngineInfo => {
  const off = (reason: string): EngineInfo => ({ area: 'gridhook', engine: 'none', label: 'No gridhook', reason });
  if (!hook) return off('you have set no address');
  if (hook.endedAt !== null) return off('its receiver says that the address is gone');
  if (!hook.enabled) return off('you have switched it off');
  return { area: 'gridhook', engine: 'https', label: new URL(hook.url).host, reason: 'your notes are posted there' };
};

const faxEngine = ({ name, reaches }: FaxPort): EngineInfo => ({
  area: 'fax',
  engine: reaches === 'everyone' ? 'carrier' : 'local',
  label: name,
  reason: reaches === 'everyone' ? 'a fax line is configured' : 'no fax line to the outside is configured',
});

function speechEngine(ctx: Context, { engine, reason }: SpeechPort): EngineInfo {
  if (engine) return { area: 'speech', engine: engine.id, label: engine.name, reason };
  const switchedOff = ctx.use(speechPort).engine !== null;
  return { area: 'speech', engine: 'none', label: 'No speech engine', reason, ...(switchedOff && { switchedOff }) };
}

const unset = 'no model is connected';
const offReason = (names: string): string => `your workspace has switched ${names} off`;

type LocalEngine = { label: string; reason: string };

function notesEngine({ label }: LlmPort, ownKey: boolean, local: LocalEngine): EngineInfo {
  if (label === null) return { area: 'notes', engine: 'local', ...local };
  const reason = ownKey ? 'your own API key is switched on' : 'a model is connected';
  return { area: 'notes', engine: 'model', label, reason };
}

/** Without any model the local engine stands behind all of them. */
function modelEngine(llm: LlmPort, key: string, local: LocalEngine): ModelEngine {
  if (llm.label === null) return { key, served: true, ...local };
  const serving = llm.serving(key);
  return serving.served
    ? { key, served: true, label: `${serving.provider}: ${serving.model}`, reason: serving.reason }
    : { key, served: false, label: '', reason: serving.reason };
}
