import { and, inArray, isNull, lt, ne } from 'drizzle-orm';
import type { Tidy } from '../../platform/area.ts';
import { videoGuests, videoRooms, videoSignals } from './video-visits.table.ts';

const hour = 60 * 60_000;
/** A room without a chart is deleted so long after its end; of others the secrets and dates of birth are forgotten then. */
const shownFor = 30 * 24 * hour;

/** Deletes what a call needed only while it ran. */
export const tidyRooms: Tidy = async (db, now) => {
  await db.delete(videoSignals).where(lt(videoSignals.createdAt, now - hour));
  const old = lt(videoRooms.expiresAt, now - shownFor);
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
