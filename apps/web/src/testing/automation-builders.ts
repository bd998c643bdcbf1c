import type { Automation, AutomationRun, AutoTasker, DryRun } from '@clinical/contract/automations/automations.schemas';
import type { Gridhook, GridhookDelivery, GridhookSummary } from '@clinical/contract/automations/gridhook.schemas';
import { clinician } from './fake-auth.ts';

const chart = { id: '0190a000-0000-7000-8000-0000000000a1', title: 'Maria Santos' };
const at = '2026-03-10T08:00:00.000Z';
const entryId = '0190a000-0000-7000-8000-0000000000e1';

export function autoTasker(overrides: Partial<AutoTasker> = {}): AutoTasker {
  return {
    id: '0190a000-0000-7000-8000-0000000000b1',
    version: 1,
    category: 'Labs',
    condition: { words: [], templateId: null, kind: null },
    per: 'item',
    title: '{item}',
    dueInDays: 2,
    assignee: null,
    assigneeName: null,
    templateName: null,
    dailyBudget: 20,
    paused: false,
    madeToday: 3,
    createdAt: at,
    updatedAt: at,
    ...overrides,
  };
}

export function automation(overrides: Partial<Automation> = {}): Automation {
  return { id: clinician.id, autoTaskers: [autoTasker()], abilities: { edit: true }, ...overrides };
}

export function dryRun(overrides: Partial<DryRun> = {}): DryRun {
  return {
    from: '2026-03-03T08:00:00.000Z',
    to: at,
    notes: 4,
    isCut: false,
    tasks: [
      {
        transcriptId: entryId,
        chart,
        visitAt: at,
        title: 'Order a CBC',
        dueOn: '2026-03-12',
        assigneeName: 'Nursing',
        quote: 'I will order a CBC',
        outcome: 'made',
      },
    ],
    ...overrides,
  };
}

export function automationRun(overrides: Partial<AutomationRun> = {}): AutomationRun {
  return {
    id: '0190a000-0000-7000-8000-0000000000c1',
    autoTaskerId: autoTasker().id,
    rule: { category: 'Labs', title: '{item}', version: 1 },
    chart,
    transcriptId: entryId,
    at,
    outcome: 'made',
    task: { id: '0190a000-0000-7000-8000-0000000000d1', title: 'Order a CBC' },
    ...overrides,
  };
}

export function gridhook(overrides: Partial<Gridhook> = {}): Gridhook {
  return {
    id: '0190a000-0000-7000-8000-0000000000f1',
    url: 'https://bridge.example.org/hook',
    secret: '••••over',
    fields: ['subjective', 'plan'],
    encrypt: false,
    enabled: true,
    endedAt: null,
    lastSuccessAt: at,
    updatedAt: at,
    ...overrides,
  };
}

export function gridhookSummary(overrides: Partial<GridhookSummary> = {}): GridhookSummary {
  return {
    id: '0190a000-0000-7000-8000-0000000000f2',
    userId: '0190a000-0000-7000-8000-0000000000f3',
    userName: 'Ben Chen',
    host: 'bridge.example.org',
    fields: ['plan'],
    encrypt: true,
    enabled: true,
    endedAt: null,
    lastSuccessAt: null,
    ...overrides,
  };
}

export function delivery(overrides: Partial<GridhookDelivery> = {}): GridhookDelivery {
  return {
    id: '0190a000-0000-7000-8000-0000000000f4',
    event: 'note.generated',
    transcriptId: entryId,
    version: 1,
    state: 'delivered',
    status: 200,
    reason: null,
    tries: 1,
    createdAt: at,
    changedAt: at,
    nextAt: null,
    ...overrides,
  };
}
