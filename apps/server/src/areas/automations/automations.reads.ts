import type { Automation, AutomationRun, RunFilter } from '@clinical/contract/automations/automations.schemas';
import type {
  DeliveryFilter,
  Gridhook,
  GridhookDelivery,
  GridhookSummary,
} from '@clinical/contract/automations/gridhook.schemas';
import type { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import { countMadeSince, selectAutoTaskers, selectRuns } from './automations.queries.ts';
import { viewAutoTasker, viewDelivery, viewGridhook, viewRun, viewSummary } from './automations.view.ts';
import { findOwnGridhook, selectDeliveries, selectGridhooks } from './gridhook.queries.ts';
import { budgetSpan } from './run-auto-taskers.ts';

export async function getAutomation(ctx: Context): Promise<Automation> {
  const rules = await selectAutoTaskers(ctx);
  const ids = rules.map(({ id }) => id);
  const made = await countMadeSince(ctx, ids, ctx.clock.now() - budgetSpan);
  await ctx.audit('automation.read', { type: 'automation', id: ctx.actor.userId });
  return {
    id: ctx.actor.userId,
    autoTaskers: rules.map((rule) => viewAutoTasker(rule, made.get(rule.id) ?? 0)),
    abilities: { edit: ctx.actor.cap !== 'read' },
  };
}

export async function listAutomationRuns(ctx: Context, filter: z.output<typeof RunFilter>): Promise<AutomationRun[]> {
  const rows = await selectRuns(ctx, filter);
  await ctx.audit('automation.list-runs', { type: 'automation', id: ctx.actor.userId });
  return rows.map(viewRun);
}

export async function listGridhooks(ctx: Context): Promise<GridhookSummary[]> {
  const rows = await selectGridhooks(ctx);
  await ctx.audit('gridhook.list', { type: 'gridhook', id: null });
  return rows.map(viewSummary);
}

export async function getGridhook(ctx: Context): Promise<Gridhook | null> {
  const hook = await findOwnGridhook(ctx);
  await ctx.audit('gridhook.read', { type: 'gridhook', id: hook?.id ?? null });
  return hook && viewGridhook(hook);
}

export async function listGridhookDeliveries(
  ctx: Context,
  { limit }: z.output<typeof DeliveryFilter>,
): Promise<GridhookDelivery[]> {
  const rows = await selectDeliveries(ctx, limit);
  await ctx.audit('gridhook.list-deliveries', { type: 'gridhook', id: null });
  return rows.map(viewDelivery);
}
