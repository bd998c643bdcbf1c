import type { OnCall, OnCallShift, QuietHours } from '@clinical/contract/messaging/on-call.schemas';
import { isoTime } from '../../platform/clock.ts';
import type { Scope } from '../../platform/context.ts';
import { findQuietHours, findVersion, selectShifts, type ShownShift } from './on-call.queries.ts';

/** The rota as it is now. */
export async function showOnCall(scope: Pick<Scope, 'actor' | 'db' | 'clock'>): Promise<OnCall> {
  const { actor, db, clock } = scope;
  const now = clock.now();
  const shifts = await selectShifts(db, actor.workspaceId, now);
  const running = runningShift(shifts, now);
  const next = shifts.find(({ startsAt }) => startsAt > now);
  const isAdmin = actor.cap === 'admin';
  return {
    now: running ? viewShift(running) : null,
    next: next ? viewShift(next) : null,
    shifts: shifts.map(viewShift),
    version: await findVersion(scope),
    abilities: { edit: isAdmin, handOver: running !== null && (isAdmin || running.userId === actor.userId) },
  };
}

export function runningShift(shifts: readonly ShownShift[], now: number): ShownShift | null {
  return shifts.find(({ startsAt, endsAt }) => startsAt <= now && now < endsAt) ?? null;
}

const viewShift = ({ id, userId, name, startsAt, endsAt }: ShownShift): OnCallShift => ({
  id,
  person: { id: userId, name },
  startsAt: isoTime(startsAt),
  endsAt: isoTime(endsAt),
});

/** The actor's own. Hours that are over are none. */
export async function showQuietHours(scope: Pick<Scope, 'actor' | 'db' | 'clock'>): Promise<QuietHours> {
  const hours = await findQuietHours(scope);
  if (!hours || (hours.until !== null && hours.until <= scope.clock.now())) return { on: false, until: null };
  return { on: true, until: hours.until === null ? null : isoTime(hours.until) };
}
