import type { SignalData } from '@clinical/contract/video-visits/signals.schemas';
import { and, asc, eq, gt, lte, sql } from 'drizzle-orm';
import type { Scope } from '../../platform/context.ts';
import { videoRooms, videoSignals } from './video-visits.table.ts';

type Sending = Pick<Scope, 'db' | 'clock'>;
type Room = { id: string; workspaceId: string };

/** Stores signals under rising numbers: the row of the room orders those of several pages. */
export async function insertSignals(
  { db, clock }: Sending,
  { id: roomId, workspaceId }: Room,
  fromPeer: string,
  signals: readonly { to: string; data: SignalData }[],
): Promise<void> {
  const [row] = await db
    .update(videoRooms)
    .set({ signals: sql`${videoRooms.signals} + ${signals.length}` })
    .where(eq(videoRooms.id, roomId))
    .returning({ last: videoRooms.signals });
  if (!row) return;
  const first = row.last - signals.length + 1;
  const createdAt = clock.now();
  await db.insert(videoSignals).values(
    signals.map(({ to, data }, at) => ({
      workspaceId,
      roomId,
      seq: first + at,
      fromPeer,
      toPeer: to,
      data,
      createdAt,
    })),
  );
}

/** What a page does not have yet. What it has is deleted. */
export async function takeSignals(
  { db }: Pick<Scope, 'db'>,
  roomId: string,
  peerId: string,
  after: number,
): Promise<{ seq: number; from: string; data: SignalData }[]> {
  const its = and(eq(videoSignals.roomId, roomId), eq(videoSignals.toPeer, peerId));
  if (after > 0) await db.delete(videoSignals).where(and(its, lte(videoSignals.seq, after)));
  return db
    .select({ seq: videoSignals.seq, from: videoSignals.fromPeer, data: videoSignals.data })
    .from(videoSignals)
    .where(and(its, gt(videoSignals.seq, after)))
    .orderBy(asc(videoSignals.seq))
    .limit(100)
    .execute();
}

/** The call is over, and they hold addresses of people's networks. */
export async function deleteSignals({ db }: Pick<Scope, 'db'>, roomId: string): Promise<void> {
  await db.delete(videoSignals).where(eq(videoSignals.roomId, roomId));
}
