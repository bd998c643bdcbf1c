import type { CallState, PeerSync, RoomSync } from '@clinical/contract/video-visits/signals.schemas';
import { turnPort } from '../../gateways/turn/port.ts';
import type { Context, Tx } from '../../platform/context.ts';
import type { Actor } from '../../platform/session.ts';
import { publishRoom, publishSignals } from './publish-room.ts';
import { changeRoom, lockRoomFor, type RoomRow } from './rooms.queries.ts';
import { insertSignals, takeSignals } from './signals.queries.ts';
import { inCall, isOpen, isPresent } from './video-visits.view.ts';

/**
 * A page of staff in the call. The newest page of a person is in it: an earlier one is told that the call goes on elsewhere. A
 * colleague's page takes its place only when it says so.
 * @throws AppError NOT_FOUND
 */
export async function syncVideoRoom(ctx: Context, id: string, sync: RoomSync): Promise<CallState> {
  return ctx.transaction(async (tx) => {
    const room = await lockRoomFor(tx, id);
    const now = tx.clock.now();
    const { peer } = sync;
    const nothing = { peers: [], signals: [], iceServers: [], recording: room.recording };
    if (!isOpen(room, now)) return { ...nothing, state: 'ended' };
    const isNew = room.peerId !== peer;
    const isTaken = isPresent(room, now) && room.peerUserId !== tx.actor.userId;
    if (isNew && (!sync.joins || (isTaken && !sync.takesOver))) return { ...nothing, state: 'elsewhere' };
    const wasAway = !isPresent(room, now);
    await changeRoom(tx, id, { peerId: peer, peerUserId: tx.actor.userId, seenAt: now });
    if (isNew) await tx.audit('video-room.join', { type: 'video-room', id, noteId: room.noteId });
    if (isNew || wasAway) await publishRoom(tx, room);
    const joined = { ...room, peerId: peer, peerUserId: tx.actor.userId, seenAt: now };
    return { ...(await exchange(tx, joined, sync)), state: 'in-call' };
  });
}

/** Passes the signals of a page on and gives it those of the others. */
export async function exchange(
  tx: Tx<Actor | null>,
  room: RoomRow,
  { peer, after, signals }: PeerSync,
): Promise<Omit<CallState, 'state'>> {
  const now = tx.clock.now();
  const peers = peersOf(room, now).filter(({ id }) => id !== peer);
  const sent = signals.filter(({ to }) => peers.some(({ id }) => id === to));
  if (sent.length > 0) {
    await insertSignals(tx, room, peer, sent);
    publishSignals(tx, room, [...new Set(sent.map(({ to }) => to))]);
  }
  return {
    peers,
    signals: await takeSignals(tx, room.id, peer, after),
    iceServers: tx.use(turnPort).relay?.serversFor(peer, now) ?? [],
    recording: room.recording,
  };
}

function peersOf(room: RoomRow, now: number): CallState['peers'] {
  const guests = inCall(room, now).map(({ peerId, kind, name, consent }) => ({
    id: peerId!,
    role: kind,
    name,
    consent,
  }));
  if (room.peerId === null || !isPresent(room, now)) return guests;
  return [{ id: room.peerId, role: 'clinician', name: room.clinician, consent: 'none' }, ...guests];
}
