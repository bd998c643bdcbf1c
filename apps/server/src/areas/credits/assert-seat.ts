import { AppError } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/session.ts';

/** Without a seat somebody reads and edits, and asks nothing of the AI, whatever it costs. @throws AppError NO_SEAT */
export function assertSeat(actor: Pick<Actor, 'seat'>): void {
  if (!actor.seat) throw new AppError('NO_SEAT', { notAllowed: true });
}

/** True when work was refused because nobody pays for it now: what was handed in is kept, and waits. */
export function isUnpaid(error: unknown): boolean {
  return error instanceof AppError && (error.code === 'NO_CREDITS' || error.code === 'NO_SEAT');
}
