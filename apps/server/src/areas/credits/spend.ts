import type { PricedAction } from '@clinical/contract/models';
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/context.ts';
import type { CreditPlan } from './credit-plan.ts';
import { changeBalance, changeReserved, findEntry, insertEntry, settleEntry } from './credits.queries.ts';
import { assertSeat } from './assert-seat.ts';
import { currentSeat } from './seat.ts';

export type Spend = {
  /** Names this one action of the person: asked for twice, it is charged once. */
  key: string;
  action: PricedAction;
  /** Whole credits, at least 0. */
  credits: number;
  noteId?: string | null;
  model?: string | null;
  /** When this background task fails or is cancelled, the credits go back by themselves. */
  taskId?: string | null;
};

/**
 * Sets credits aside for an action. The seat is locked, so that the last credit is spent once. Asked again while they are set
 * aside, the price of now holds. @throws AppError NO_SEAT for who has none in the acting workspace, whatever the price; NO_CREDITS
 */
export async function reserveCredits(tx: Tx, plan: CreditPlan, spend: Spend): Promise<void> {
  assertSeat(tx.actor);
  const { key, action, credits } = spend;
  if (!Number.isInteger(credits) || credits < 0) throw new Error(`${credits} is no price`);
  const seat = await currentSeat(tx, plan);
  const { userId, workspaceId } = seat;
  const { noteId = null, model = null, taskId = null } = spend;
  const entry = { id: tx.ids.uuid(), userId, workspaceId, key, action, noteId, model, taskId };
  // The seat is held, so nobody else writes this key, or spends, between the question and the answer.
  const before = await findEntry(tx.db, seat, key);
  if (before && (before.settledAt !== null || before.reserved === credits)) return;
  const more = credits - (before?.reserved ?? 0);
  if (seat.balance < more) throw new AppError('NO_CREDITS');
  if (before) await changeReserved(tx.db, before.id, credits);
  else await insertEntry(tx.db, { ...entry, reserved: credits, createdAt: tx.clock.now() });
  await changeBalance(tx.db, seat, -more);
}

/** The action succeeded: what was set aside is spent. Nothing happens the second time. */
export const takeCredits = (tx: Tx, key: string): Promise<void> => takeCreditsOf(tx, tx.actor.userId, key);

/** The same, of who set them aside, where somebody else finished the action. */
export async function takeCreditsOf(tx: Tx, userId: string, key: string): Promise<void> {
  await settleEntry(tx.db, userId, key, 'taken', tx.clock.now());
}

/** The action came to nothing: what was set aside goes back. Nothing happens the second time, or after it was taken. */
export const returnCredits = (tx: Tx, key: string): Promise<void> => returnCreditsOf(tx, tx.actor.userId, key);

/** The same, of who set them aside. */
export async function returnCreditsOf(tx: Tx, userId: string, key: string): Promise<void> {
  const entry = await settleEntry(tx.db, userId, key, 'returned', tx.clock.now());
  if (entry) await changeBalance(tx.db, entry, entry.reserved);
}
