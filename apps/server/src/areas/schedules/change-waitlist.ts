import type { Ok } from '@clinical/contract/common.schemas';
import type { NewWaitlistEntry, WaitForEarlier, WaitlistEntry } from '@clinical/contract/schedules/waitlist.schemas';
import { AppError } from '../../platform/app-error.ts';
import type { Context, Tx } from '../../platform/context.ts';
import { storable } from '../../platform/storable.ts';
import { getNoteFor } from '../notes/public.ts';
import { assertWorksThere } from './create-schedule.ts';
import { publishWaitlist } from './publish-waitlist.ts';
import { lockAppointmentFor } from './schedules.queries.ts';
import { getVisitType } from './visit-types.queries.ts';
import { changeEntry, getEntryFor, insertEntry, isWaitingFor, lockEntryFor } from './waitlist.queries.ts';
import { viewEntry } from './waitlist.view.ts';

type Added = Parameters<typeof insertEntry>[1];

/** @throws AppError NOT_FOUND; CONFLICT for a clinician who is no member */
export async function addToWaitlist(ctx: Context, input: NewWaitlistEntry): Promise<WaitlistEntry> {
  const { noteId, clinicianId = null, until } = input;
  return ctx.transaction(async (tx) => {
    const { workspaceId } = await getNoteFor(tx, noteId, 'edit');
    const type = input.typeId === undefined ? null : await getVisitType(tx, workspaceId, input.typeId);
    if (clinicianId !== null) await assertWorksThere(tx, workspaceId, clinicianId);
    const reason = storable(input.reason ?? '');
    return add(tx, { workspaceId, noteId, clinicianId, typeId: type?.id ?? null, until, reason, insteadOf: null });
  });
}

/**
 * The patient of an appointment waits for an earlier time. The appointment stays until there is one.
 * @throws AppError NOT_FOUND; CONFLICT for one that is not booked, or whose patient waits already
 */
export async function waitForEarlier(ctx: Context, id: string, input: WaitForEarlier): Promise<WaitlistEntry> {
  return ctx.transaction(async (tx) => {
    const { workspaceId, noteId, clinicianId, typeId, status, localStart, title } = await lockAppointmentFor(tx, id);
    if (status !== 'booked') throw new AppError('CONFLICT', { message: 'Only a booked appointment can be earlier.' });
    if (await isWaitingFor(tx, id))
      throw new AppError('CONFLICT', { message: 'This patient is on the waitlist for an earlier time already.' });
    const until = input.until ?? localStart.slice(0, 10);
    const whose = input.anyClinician ? null : clinicianId;
    return add(tx, { workspaceId, noteId, clinicianId: whose, typeId, until, reason: title, insteadOf: id });
  });
}

async function add(
  tx: Tx,
  row: Pick<Added, 'workspaceId' | 'noteId' | 'clinicianId' | 'typeId' | 'until' | 'reason' | 'insteadOf'>,
): Promise<WaitlistEntry> {
  const id = tx.ids.uuid();
  const now = tx.clock.now();
  await insertEntry(tx, { ...row, id, createdBy: tx.actor.userId, status: 'waiting', createdAt: now, updatedAt: now });
  await tx.audit('waitlist.add', { type: 'waitlist-entry', id, noteId: row.noteId });
  await publishWaitlist(tx, { id, noteId: row.noteId });
  return viewEntry(await getEntryFor(tx, id, 'read'));
}

/** A second time changes nothing. @throws AppError NOT_FOUND */
export async function removeFromWaitlist(ctx: Context, id: string): Promise<Ok> {
  return ctx.transaction(async (tx) => {
    const { noteId, status } = await lockEntryFor(tx, id);
    if (status !== 'waiting') return { ok: true };
    await changeEntry(tx, id, { status: 'removed' });
    await tx.audit('waitlist.remove', { type: 'waitlist-entry', id, noteId });
    await publishWaitlist(tx, { id, noteId });
    return { ok: true };
  });
}
