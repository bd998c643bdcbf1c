import type { EngineInfo } from '@clinical/contract/operations/operations.schemas';
import { emailPort } from '../../gateways/email/port.ts';
import type { Context } from '../../platform/context.ts';
import { actingModel } from '../accounts/public.ts';

/** Which engine serves each area, and why. */
export async function listEngines(ctx: Context): Promise<EngineInfo[]> {
  const {
    llm: { label: model },
    ownKey,
  } = await actingModel(ctx);
  const mail = ctx.use(emailPort).name;
  return [
    model
      ? {
          area: 'notes',
          engine: 'model',
          label: model,
          reason: ownKey ? 'your own API key is switched on' : 'a model endpoint is configured',
        }
      : { area: 'notes', engine: 'local', label: 'Local engine', reason: 'no model endpoint is configured' },
    mail === 'smtp'
      ? { area: 'mail', engine: 'smtp', label: 'SMTP', reason: 'a mail server is configured' }
      : { area: 'mail', engine: 'outbox', label: 'Local outbox', reason: 'no mail server is configured' },
  ];
}
