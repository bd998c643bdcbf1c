import type { VideoRoom } from '@clinical/contract/video-visits/video-visits.schemas';
import type { Context } from '../../platform/context.ts';
import { getRoomFor, selectOpenRooms } from './rooms.queries.ts';
import { viewRoom } from './video-visits.view.ts';

/** Open rooms that the actor may be in. */
export async function listVideoRooms(ctx: Context): Promise<VideoRoom[]> {
  const rows = await selectOpenRooms(ctx);
  await ctx.audit('video-room.list', { type: 'video-room', id: null });
  return rows.map((row) => viewRoom(row, ctx.clock.now()));
}

/** @throws AppError NOT_FOUND */
export async function getVideoRoom(ctx: Context, id: string): Promise<VideoRoom> {
  const room = await getRoomFor(ctx, id);
  await ctx.audit('video-room.read', { type: 'video-room', id, noteId: room.noteId });
  return viewRoom(room, ctx.clock.now());
}
