import { roomLife } from '@clinical/contract/video-visits/video-visits.rules';
import { and, eq, gt, inArray, isNull, lt, ne, notExists, sql } from 'drizzle-orm';
import type { Tidy } from '../../platform/area.ts';
import { appointments } from '../schedules/schedules.table.ts';
import { videoGuests, videoRooms, videoSignals } from './video-visits.table.ts';

const hour = 60 * 60_000;
/** A room without a chart is deleted so long after its end; of others the secrets and dates of birth are forgotten then. */
const shownFor = 30 * 24 * hour;

/** Deletes what a call needed only while it ran. */
export const tidyRooms: Tidy = async (db, now) => {
  await db.delete(videoSignals).where(lt(videoSignals.createdAt, now - hour));
  const past = now - shownFor;
  // a visit that was moved keeps its link
  const laterVisit = db
    .select({ id: appointments.id })
    .from(appointments)
    .where(
      and(
        eq(appointments.id, videoRooms.appointmentId),
        gt(sql`${appointments.startsAt} + ${appointments.minutes} * 60000`, past - roomLife),
      ),
    );
  const old = and(lt(videoRooms.expiresAt, past), notExists(laterVisit));
  await db.delete(videoRooms).where(and(old, isNull(videoRooms.noteId)));
  await db
    .update(videoGuests)
    .set({ secretHash: '', dateOfBirth: null })
    .where(
      and(
        ne(videoGuests.secretHash, ''),
        inArray(videoGuests.roomId, db.select({ id: videoRooms.id }).from(videoRooms).where(old)),
      ),
    );
};
