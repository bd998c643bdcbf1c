import { call } from '../call.ts';
import type { Ok } from '../common.schemas.ts';
import type {
  Automation,
  AutomationRun,
  AutoTasker,
  ChangeAutoTasker,
  DryRun,
  DryRunAutoTasker,
  NewAutoTasker,
  RunFilter,
} from './automations.schemas.ts';
import type {
  DeliveryFilter,
  Gridhook,
  GridhookDelivery,
  GridhookSummary,
  GridhookTest,
  SetGridhook,
} from './gridhook.schemas.ts';

/** `id` is the automation's, as `getAutomation` gives it. */
type OfAutomation = { params: { id: string } };
type OfAutoTasker = { params: { id: string; taskerId: string } };
type None = Record<never, never>;

export const getAutomation = call<None, Automation>('GET', '/automation');
export const createAutoTasker = call<OfAutomation & { body: NewAutoTasker }, AutoTasker>(
  'POST',
  '/automation/{id}/auto-tasker',
);
/** A dry run of a rule that need not be stored: nothing is made. */
export const dryRunAutoTasker = call<OfAutomation & { body: DryRunAutoTasker }, DryRun>(
  'POST',
  '/automation/{id}/auto-tasker/dry-run',
);
export const updateAutoTasker = call<OfAutoTasker & { body: ChangeAutoTasker }, AutoTasker>(
  'PUT',
  '/automation/{id}/auto-tasker/{taskerId}',
);
export const deleteAutoTasker = call<OfAutoTasker, Ok>('DELETE', '/automation/{id}/auto-tasker/{taskerId}');
export const listAutomationRuns = call<{ query?: RunFilter }, AutomationRun[]>('GET', '/automation/runs');

export const listGridhooks = call<None, GridhookSummary[]>('GET', '/automation/ai-gridhooks');
export const getGridhook = call<None, Gridhook | null>('GET', '/automation/user-ai-gridhook');
export const setGridhook = call<{ body: SetGridhook }, Gridhook>('PUT', '/automation/user-ai-gridhook');
export const testGridhook = call<None, GridhookTest>('POST', '/automation/user-ai-gridhook/test');
export const listGridhookDeliveries = call<{ query?: DeliveryFilter }, GridhookDelivery[]>(
  'GET',
  '/automation/user-ai-gridhook/deliveries',
);
