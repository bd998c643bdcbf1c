import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Scope, Tx } from '../../platform/context.ts';
import type { SelectReachable } from '../../platform/reachable-records.ts';
import { isMemberOf } from './channels.queries.ts';
import { channelMembers, channels, messages } from './messaging.table.ts';

/** Channels that somebody is the only admin of, by workspace. */
export async function countLedAlone(db: Scope['db'], userId: string): Promise<Map<string, number>> {
  const rows = await db
    .select({ workspaceId: channels.workspaceId, count: sql<number>`count(*)::int` })
    .from(channels)
    .innerJoin(channelMembers, eq(channelMembers.channelId, channels.id))
    .where(and(eq(channelMembers.userId, userId), eq(channels.type, 'clinic'), ledAlone(userId)))
    .groupBy(channels.workspaceId);
  return new Map(rows.map(({ workspaceId, count }) => [workspaceId, count]));
}

const ledAlone = (userId: string) => sql`(channel_members.role = 'admin' and not exists (
  select from channel_members other where other.channel_id = channels.id and other.role = 'admin'
    and other.user_id <> ${userId}::uuid))`;

type Change = { fromUserId: string; workspaceId: string; toUserId: string };

/** Makes a colleague admin of the channels that somebody leads alone. */
export async function transferChannels(tx: Tx, { fromUserId, workspaceId, toUserId }: Change): Promise<string[]> {
  const led = await tx.db
    .select({ id: channels.id, readSequence: channels.lastSequence })
    .from(channels)
    .innerJoin(channelMembers, eq(channelMembers.channelId, channels.id))
    .where(
      and(
        eq(channels.workspaceId, workspaceId),
        eq(channelMembers.userId, fromUserId),
        eq(channels.type, 'clinic'),
        ledAlone(fromUserId),
      ),
    );
  const ids = led.map(({ id }) => id);
  if (ids.length === 0) return ids;
  const joined = { userId: toUserId, role: 'admin' as const, joinedAt: tx.clock.now() };
  await tx.db
    .insert(channelMembers)
    .values(led.map(({ id, readSequence }) => ({ ...joined, channelId: id, readSequence })))
    .onConflictDoUpdate({ target: [channelMembers.channelId, channelMembers.userId], set: { role: 'admin' } });
  await tx.db
    .update(channelMembers)
    .set({ role: 'member' })
    .where(and(inArray(channelMembers.channelId, ids), eq(channelMembers.userId, fromUserId)));
  return ids;
}

export async function deleteChannelsOf(tx: Tx, workspaceId: string): Promise<void> {
  await tx.db.delete(channels).where(eq(channels.workspaceId, workspaceId));
}

/** Takes the references to one chart to another, or those of `ids`. */
export async function moveReferences(tx: Tx, from: string, to: string, ids?: readonly string[]): Promise<string[]> {
  const moved = await tx.db
    .update(messages)
    .set({ noteId: to })
    .where(and(eq(messages.noteId, from), ids === undefined ? undefined : inArray(messages.id, [...ids])))
    .returning({ id: messages.id });
  return moved.map(({ id }) => id);
}

/** Channels of the actor, and their messages. */
export const selectReachableMessages: SelectReachable = async (scope, ids, level) => {
  if (level !== 'read' && scope.actor.cap === 'read') return [];
  const own = await scope.db
    .select({ id: channels.id })
    .from(channels)
    .where(and(inArray(channels.id, [...ids]), isMemberOf(scope)));
  const inside = await scope.db
    .select({ id: messages.id })
    .from(messages)
    .innerJoin(channels, eq(channels.id, messages.channelId))
    .where(and(inArray(messages.id, [...ids]), isMemberOf(scope)));
  return [...own, ...inside].map(({ id }) => ({ id, noteId: null }));
};
