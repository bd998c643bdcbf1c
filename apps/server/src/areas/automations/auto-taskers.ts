import type { AutoTasker, ChangeAutoTasker, NewAutoTasker } from '@clinical/contract/automations/automations.schemas';
import type { Ok } from '@clinical/contract/common.schemas';
import { principalNames } from '../../platform/access.ts';
import { AppError, invalid, notFound } from '../../platform/app-error.ts';
import { isoTime } from '../../platform/clock.ts';
import type { Context, Tx } from '../../platform/context.ts';
import { isUuid } from '../../platform/ids.ts';
import { getTemplateFor } from '../templates/public.ts';
import {
  changeAutoTasker,
  countAutoTaskers,
  countMadeSince,
  findAssigneeName,
  insertAutoTasker,
  lockAutoTaskers,
  selectAutoTaskers,
} from './automations.queries.ts';
import { columnsOfRule, viewAutoTasker } from './automations.view.ts';
import { budgetSpan } from './run-auto-taskers.ts';

const mostRules = 50;

/** @throws AppError NOT_FOUND for the automation of somebody else; CONFLICT for a reader, and when there are too many */
export async function createAutoTasker(ctx: Context, id: string, input: NewAutoTasker): Promise<AutoTasker> {
  assertOwn(ctx, id);
  return ctx.transaction(async (tx) => {
    await assertRule(tx, input);
    if ((await countAutoTaskers(tx)) >= mostRules) {
      throw new AppError('CONFLICT', { message: `There can be ${mostRules} rules. Delete one first.` });
    }
    const taskerId = tx.ids.uuid();
    const now = tx.clock.now();
    await insertAutoTasker(tx, {
      id: taskerId,
      workspaceId: tx.actor.workspaceId,
      userId: tx.actor.userId,
      version: 1,
      ...columnsOfRule(input),
      createdAt: now,
      updatedAt: now,
      deletedAt: null,
    });
    await tx.audit('auto-tasker.create', { type: 'auto-tasker', id: taskerId });
    publishAutomations(tx);
    return showAutoTasker(tx, taskerId);
  });
}

/**
 * Pausing changes no version: what waits is marked, and resuming does not repeat what was done.
 * @throws AppError NOT_FOUND; VERSION_CONFLICT when it was changed since; CONFLICT for a reader
 */
export async function updateAutoTasker(
  ctx: Context,
  id: string,
  taskerId: string,
  { version, updatedAt, ...input }: ChangeAutoTasker,
): Promise<AutoTasker> {
  assertOwn(ctx, id);
  return ctx.transaction(async (tx) => {
    const [rule] = isUuid(taskerId) ? await lockAutoTaskers(tx, [taskerId]) : [];
    if (!rule) throw notFound();
    // a pause changes the time only
    if (rule.version !== version || isoTime(rule.updatedAt) !== updatedAt) throw new AppError('VERSION_CONFLICT');
    const set = columnsOfRule(input);
    const isSame = JSON.stringify({ ...set, paused: null }) === JSON.stringify({ ...columnsOf(rule), paused: null });
    if (!isSame) await assertRule(tx, input, rule);
    await changeAutoTasker(tx, taskerId, {
      ...set,
      version: isSame ? version : version + 1,
      updatedAt: Math.max(tx.clock.now(), rule.updatedAt + 1),
    });
    await tx.audit('auto-tasker.update', { type: 'auto-tasker', id: taskerId });
    publishAutomations(tx);
    return showAutoTasker(tx, taskerId);
  });
}

/** Its tasks and its lines of the log stay. @throws AppError NOT_FOUND */
export async function deleteAutoTasker(ctx: Context, id: string, taskerId: string): Promise<Ok> {
  if (id !== ctx.actor.userId) throw notFound();
  return ctx.transaction(async (tx) => {
    const [rule] = isUuid(taskerId) ? await lockAutoTaskers(tx, [taskerId]) : [];
    if (!rule) throw notFound();
    await changeAutoTasker(tx, taskerId, { deletedAt: tx.clock.now(), paused: true });
    await tx.audit('auto-tasker.delete', { type: 'auto-tasker', id: taskerId });
    publishAutomations(tx);
    return { ok: true };
  });
}

const publishAutomations = (tx: Tx): void =>
  tx.emit([principalNames.user(tx.actor.userId)], { type: 'automations-changed' });

/** An automation belongs to its person: its id is theirs. @throws AppError NOT_FOUND; CONFLICT for who only reads here */
export function assertOwn({ actor }: Pick<Context, 'actor'>, id: string): void {
  if (id !== actor.userId) throw notFound();
  if (actor.cap === 'read') {
    const message = 'You have read-only access to this workspace and cannot make tasks.';
    throw new AppError('CONFLICT', { message, notAllowed: true });
  }
}

type Named = { templateId: string | null; assigneeId: string | null; departmentId: string | null };

/**
 * What a rule names must be there. What it has named `before` may have gone since: each run looks again.
 * @throws AppError INVALID_INPUT, NOT_FOUND for a template that the actor cannot use
 */
export async function assertRule(
  tx: Pick<Tx, 'actor' | 'db'>,
  { assignee, condition: { templateId } }: NewAutoTasker,
  before?: Named,
): Promise<void> {
  if (templateId !== null && templateId !== before?.templateId) await getTemplateFor(tx, templateId, 'use');
  if (assignee === null || assignee.id === before?.assigneeId || assignee.id === before?.departmentId) return;
  const to = {
    assigneeId: assignee.kind === 'person' ? assignee.id : null,
    departmentId: assignee.kind === 'department' ? assignee.id : null,
  };
  if ((await findAssigneeName(tx, to)) === null) {
    throw invalid(['body', 'assignee'], 'this person or department is not in the workspace');
  }
}

function columnsOf(rule: Awaited<ReturnType<typeof lockAutoTaskers>>[number]): ReturnType<typeof columnsOfRule> {
  const { category, words, templateId, kind, per, title, dueInDays, assigneeId, departmentId, dailyBudget, paused } =
    rule;
  return { category, words, templateId, kind, per, title, dueInDays, assigneeId, departmentId, dailyBudget, paused };
}

async function showAutoTasker(tx: Tx, id: string): Promise<AutoTasker> {
  const [rule] = await selectAutoTaskers(tx, id);
  if (!rule) throw notFound();
  const made = await countMadeSince(tx, [id], tx.clock.now() - budgetSpan);
  return viewAutoTasker(rule, made.get(id) ?? 0);
}
