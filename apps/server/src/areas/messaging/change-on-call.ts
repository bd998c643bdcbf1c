import type * as contract from '@clinical/contract/messaging/on-call.contract';
import type { OnCall } from '@clinical/contract/messaging/on-call.schemas';
import type { ParsedOf } from '@clinical/contract/route';
import { principalNames } from '../../platform/access.ts';
import { AppError, notFound } from '../../platform/app-error.ts';
import type { Context, Tx } from '../../platform/context.ts';
import {
  countRotaChange,
  cutShifts,
  insertShifts,
  lockRota,
  selectShifts,
  type ShiftRow,
  updateShift,
} from './on-call.queries.ts';
import { runningShift, showOnCall } from './on-call.view.ts';
import { selectAbleToAnswer } from './urgent.queries.ts';

type Change = ParsedOf<typeof contract.changeOnCall>['body'];
type NewShifts = Extract<Change, { version: number }>;

/**
 * Hands the running shift over, which its person and admins may do; or replaces all shifts that have not ended, which admins do.
 * @throws AppError NOT_FOUND for who may not, and for a person who cannot answer here; CONFLICT when nobody is on call;
 * VERSION_CONFLICT; INVALID_INPUT for shifts that overlap or are over
 */
export async function changeOnCall(ctx: Context, change: Change): Promise<OnCall> {
  return ctx.transaction(async (tx) => {
    const version = await lockRota(tx);
    const isChanged =
      'handOverTo' in change ? await handOver(tx, change.handOverTo) : await replace(tx, version, change);
    if (isChanged) {
      await countRotaChange(tx);
      tx.emit([principalNames.members(tx.actor.workspaceId)], { type: 'on-call-changed' });
    }
    return showOnCall(tx);
  });
}

/** False when that person is on call already. */
async function handOver(tx: Tx, toUserId: string): Promise<boolean> {
  const now = tx.clock.now();
  const running = runningShift(await selectShifts(tx.db, tx.actor.workspaceId, now), now);
  if (running?.userId === toUserId) return false;
  if (tx.actor.cap !== 'admin' && running?.userId !== tx.actor.userId) throw notFound();
  if (!running) throw new AppError('CONFLICT', { message: 'Nobody is on call now.' });
  await assertAble(tx, [toUserId]);
  const { workspaceId, startsAt, endsAt } = running;
  if (startsAt === now) await updateShift(tx, running.id, { userId: toUserId });
  else {
    await updateShift(tx, running.id, { endsAt: now });
    await insertShifts(tx, [{ id: tx.ids.uuid(), workspaceId, userId: toUserId, startsAt: now, endsAt }]);
  }
  await tx.audit('on-call.hand-over', { type: 'user', id: toUserId });
  return true;
}

async function replace(tx: Tx, version: number, change: NewShifts): Promise<boolean> {
  if (tx.actor.cap !== 'admin') throw notFound();
  if (version !== change.version) throw new AppError('VERSION_CONFLICT');
  const now = tx.clock.now();
  const wanted = change.shifts
    .map(({ userId, startsAt, endsAt }) => ({ userId, startsAt: Date.parse(startsAt), endsAt: Date.parse(endsAt) }))
    .toSorted((a, b) => a.startsAt - b.startsAt);
  const fault = wanted.some(({ endsAt }) => endsAt <= now)
    ? 'a shift is over already'
    : wanted.some(({ startsAt }, at) => at > 0 && startsAt < wanted[at - 1]!.endsAt)
      ? 'shifts overlap'
      : null;
  if (fault !== null) throw new AppError('INVALID_INPUT', { detail: [{ loc: ['body', 'shifts'], msg: fault }] });
  await assertAble(tx, [...new Set(wanted.map(({ userId }) => userId))]);
  const { workspaceId } = tx.actor;
  const running = runningShift(await selectShifts(tx.db, workspaceId, now), now);
  await cutShifts(tx, now);
  const isRunning = (shift: Omit<ShiftRow, 'id' | 'workspaceId'>) =>
    running !== null &&
    shift.userId === running.userId &&
    shift.startsAt === running.startsAt &&
    running.startsAt < now;
  const rows: ShiftRow[] = [];
  for (const shift of wanted) {
    if (isRunning(shift)) await updateShift(tx, running!.id, { endsAt: shift.endsAt });
    else rows.push({ ...shift, id: tx.ids.uuid(), workspaceId, startsAt: Math.max(shift.startsAt, now) });
  }
  await insertShifts(tx, rows);
  await tx.audit('on-call.update', { type: 'workspace', id: workspaceId });
  return true;
}

/** @throws AppError NOT_FOUND for somebody who does not belong to the workspace, or only reads there */
async function assertAble(tx: Tx, userIds: readonly string[]): Promise<void> {
  const able = await selectAbleToAnswer(tx.db, tx.actor.workspaceId, userIds);
  if (able.length < userIds.length) throw notFound();
}
