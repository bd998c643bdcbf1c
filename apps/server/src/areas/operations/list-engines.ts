import type { EngineInfo } from '@clinical/contract/operations/operations.schemas';
import { emailPort } from '../../gateways/email/port.ts';
import { llmPort } from '../../gateways/llm/port.ts';
import type { Context } from '../../platform/context.ts';

/** Which engine serves each area, and why. */
export async function listEngines(ctx: Context): Promise<EngineInfo[]> {
  const model = ctx.use(llmPort).label;
  const mail = ctx.use(emailPort).name;
  return [
    model
      ? { area: 'notes', engine: 'model', label: model, reason: 'a model endpoint is configured' }
      : { area: 'notes', engine: 'local', label: 'Local engine', reason: 'no model endpoint is configured' },
    mail === 'smtp'
      ? { area: 'mail', engine: 'smtp', label: 'SMTP', reason: 'a mail server is configured' }
      : { area: 'mail', engine: 'outbox', label: 'Local outbox', reason: 'no mail server is configured' },
  ];
}
