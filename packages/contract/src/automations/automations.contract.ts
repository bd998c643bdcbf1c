import { z } from 'zod';
import { Ok } from '../common.schemas.ts';
import { route } from '../route.ts';
import * as calls from './automations.calls.ts';
import {
  Automation,
  AutomationParams,
  AutomationRun,
  AutoTasker,
  AutoTaskerParams,
  ChangeAutoTasker,
  DryRun,
  DryRunAutoTasker,
  NewAutoTasker,
  RunFilter,
} from './automations.schemas.ts';
import {
  DeliveryFilter,
  Gridhook,
  GridhookDelivery,
  GridhookSummary,
  GridhookTest,
  SetGridhook,
} from './gridhook.schemas.ts';

export const getAutomation = route(calls.getAutomation, {
  access: 'session',
  summary: "The caller's auto-taskers in the acting workspace.",
  response: Automation,
  permission: 'self',
});
export const createAutoTasker = route(calls.createAutoTasker, {
  access: 'session',
  summary: '[ours] Make a rule: when a note holds a category, if a condition holds, then a task.',
  params: AutomationParams,
  body: NewAutoTasker,
  response: AutoTasker,
  permission: 'self',
  errors: ['CONFLICT'],
});
export const dryRunAutoTasker = route(calls.dryRunAutoTasker, {
  access: 'session',
  summary: '[ours] What a rule would have made of the notes of the last 7 days. Nothing is made.',
  params: AutomationParams,
  body: DryRunAutoTasker,
  response: DryRun,
  permission: 'self',
  phi: true,
  notRepeated: true,
  errors: ['CONFLICT'],
});
export const updateAutoTasker = route(calls.updateAutoTasker, {
  access: 'session',
  summary: '[ours] Change or pause a rule. Work that waits for a paused rule is marked, and not done.',
  params: AutoTaskerParams,
  body: ChangeAutoTasker,
  response: AutoTasker,
  permission: 'self',
  errors: ['CONFLICT', 'VERSION_CONFLICT'],
});
export const deleteAutoTasker = route(calls.deleteAutoTasker, {
  access: 'session',
  summary: 'Delete a rule. The tasks that it made stay.',
  params: AutoTaskerParams,
  response: Ok,
  permission: 'self',
});
export const listAutomationRuns = route(calls.listAutomationRuns, {
  access: 'session',
  summary: "[ours] The log of the caller's rules, newest first.",
  query: RunFilter,
  response: z.array(AutomationRun),
  permission: 'self',
  phi: true,
});

export const listGridhooks = route(calls.listGridhooks, {
  access: 'session',
  summary: 'Gridhooks of the acting workspace: all for its admins, else the own one.',
  response: z.array(GridhookSummary),
  permission: 'self',
});
export const getGridhook = route(calls.getGridhook, {
  access: 'session',
  summary: "The caller's gridhook in the acting workspace, its secret masked; null without one.",
  response: Gridhook.nullable(),
  permission: 'self',
});
export const setGridhook = route(calls.setGridhook, {
  access: 'session',
  summary: '[ours] Store the gridhook. Its address must be https, and not private or local.',
  body: SetGridhook,
  response: Gridhook,
  permission: 'self',
  errors: ['CONFLICT'],
  notRepeated: true,
});
export const testGridhook = route(calls.testGridhook, {
  access: 'session',
  summary: '[ours] Send a signed example without patient data to the gridhook now.',
  response: GridhookTest,
  permission: 'self',
  errors: ['CONFLICT'],
  notRepeated: true,
});
export const listGridhookDeliveries = route(calls.listGridhookDeliveries, {
  access: 'session',
  summary: '[ours] What was sent to the gridhook, newest first. Bodies are not stored.',
  query: DeliveryFilter,
  response: z.array(GridhookDelivery),
  permission: 'self',
});
