import * as contract from '@clinical/contract/automations/automations.contract';
import { bind } from '../../platform/area.ts';
import { createAutoTasker, deleteAutoTasker, updateAutoTasker } from './auto-taskers.ts';
import {
  getAutomation,
  getGridhook,
  listAutomationRuns,
  listGridhookDeliveries,
  listGridhooks,
} from './automations.reads.ts';
import { dryRunAutoTasker } from './dry-run.ts';
import { setGridhook } from './set-gridhook.ts';
import { testGridhook } from './test-gridhook.ts';

export const routes = [
  bind(contract.getAutomation, (ctx) => getAutomation(ctx)),
  bind(contract.createAutoTasker, (ctx, { params, body }) => createAutoTasker(ctx, params.id, body)),
  bind(contract.dryRunAutoTasker, (ctx, { params, body }) => dryRunAutoTasker(ctx, params.id, body)),
  bind(contract.updateAutoTasker, (ctx, { params, body }) => updateAutoTasker(ctx, params.id, params.taskerId, body)),
  bind(contract.deleteAutoTasker, (ctx, { params }) => deleteAutoTasker(ctx, params.id, params.taskerId)),
  bind(contract.listAutomationRuns, (ctx, { query }) => listAutomationRuns(ctx, query)),
  bind(contract.listGridhooks, (ctx) => listGridhooks(ctx)),
  bind(contract.getGridhook, (ctx) => getGridhook(ctx)),
  bind(contract.setGridhook, (ctx, { body }) => setGridhook(ctx, body)),
  bind(contract.testGridhook, (ctx) => testGridhook(ctx)),
  bind(contract.listGridhookDeliveries, (ctx, { query }) => listGridhookDeliveries(ctx, query)),
];
