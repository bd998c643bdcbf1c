import type {
  AutoTasker,
  AutoTaskerCondition,
  AutomationRun,
  NewAutoTasker,
} from '@clinical/contract/automations/automations.schemas';
import type { Gridhook, GridhookDelivery, GridhookSummary } from '@clinical/contract/automations/gridhook.schemas';
import { isoTime } from '../../platform/clock.ts';
import type { AutoTaskerRow, selectRuns, ShownAutoTasker } from './automations.queries.ts';
import type { DeliveryRow, GridhookRow, selectGridhooks } from './gridhook.queries.ts';

type Found<T extends (...given: never[]) => Promise<unknown[]>> = Awaited<ReturnType<T>>[number];

const timeOrNull = (at: number | null): string | null => (at === null ? null : isoTime(at));

export const conditionOf = ({ words, templateId, kind }: AutoTaskerRow): AutoTaskerCondition => ({
  words,
  templateId,
  kind,
});

function assigneeOfRule({ assigneeId, departmentId }: AutoTaskerRow): AutoTasker['assignee'] {
  if (assigneeId !== null) return { kind: 'person', id: assigneeId };
  return departmentId === null ? null : { kind: 'department', id: departmentId };
}

export function viewAutoTasker(rule: ShownAutoTasker, madeToday: number): AutoTasker {
  const { id, version, category, per, title, dueInDays, dailyBudget, paused, assigneeName, templateName } = rule;
  return {
    id,
    version,
    category,
    condition: conditionOf(rule),
    per,
    title,
    dueInDays,
    assignee: assigneeOfRule(rule),
    assigneeName,
    templateName,
    dailyBudget,
    paused,
    madeToday,
    createdAt: isoTime(rule.createdAt),
    updatedAt: isoTime(rule.updatedAt),
  };
}

/** Columns of what a person has set. */
export function columnsOfRule({ condition, assignee, ...rule }: NewAutoTasker) {
  return {
    category: rule.category,
    ...condition,
    per: rule.per,
    title: rule.title,
    dueInDays: rule.dueInDays,
    assigneeId: assignee?.kind === 'person' ? assignee.id : null,
    departmentId: assignee?.kind === 'department' ? assignee.id : null,
    dailyBudget: rule.dailyBudget,
    paused: rule.paused,
  };
}

export function viewRun({ run, category, rule, noteId, patient, taskTitle }: Found<typeof selectRuns>): AutomationRun {
  return {
    id: run.id,
    autoTaskerId: run.taskerId,
    rule: { category, title: rule, version: run.ruleVersion },
    chart: { id: noteId, title: patient },
    transcriptId: run.transcriptId,
    at: isoTime(run.createdAt),
    outcome: run.outcome,
    task: run.taskId !== null && taskTitle !== null ? { id: run.taskId, title: taskTitle } : null,
  };
}

export function viewGridhook(hook: GridhookRow): Gridhook {
  return {
    id: hook.id,
    url: hook.url,
    secret: `••••${hook.secretLastFour}`,
    fields: hook.fields,
    encrypt: hook.encrypt,
    enabled: hook.enabled,
    endedAt: timeOrNull(hook.endedAt),
    lastSuccessAt: timeOrNull(hook.lastSuccessAt),
    updatedAt: isoTime(hook.updatedAt),
  };
}

export const hostOf = ({ url }: Pick<GridhookRow, 'url'>): string => new URL(url).host;

export function viewSummary({ hook, userName }: Found<typeof selectGridhooks>): GridhookSummary {
  return {
    id: hook.id,
    userId: hook.userId,
    userName,
    host: hostOf(hook),
    fields: hook.fields,
    encrypt: hook.encrypt,
    enabled: hook.enabled,
    endedAt: timeOrNull(hook.endedAt),
    lastSuccessAt: timeOrNull(hook.lastSuccessAt),
  };
}

export function viewDelivery(delivery: DeliveryRow): GridhookDelivery {
  return {
    id: delivery.id,
    event: delivery.event,
    transcriptId: delivery.entryId,
    version: delivery.version,
    state: delivery.state,
    status: delivery.status,
    reason: delivery.reason,
    tries: delivery.tries,
    createdAt: isoTime(delivery.createdAt),
    changedAt: isoTime(delivery.changedAt),
    nextAt: timeOrNull(delivery.state === 'queued' ? delivery.nextAt : null),
  };
}
