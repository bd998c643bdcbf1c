import type { ChannelMember, ChannelRole } from '@clinical/contract/messaging/messaging.schemas';
import { and, asc, eq, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { notFound } from '../../platform/app-error.ts';
import type { Scope, Tx } from '../../platform/context.ts';
import { isUuid } from '../../platform/ids.ts';
import { users, workspaceMembers } from '../accounts/accounts.table.ts';
import { channelMembers, channels } from './messaging.table.ts';

type Reading = Pick<Scope, 'actor' | 'db'>;
export type ChannelRow = typeof channels.$inferSelect;
export type MemberRow = typeof channelMembers.$inferSelect;
/** A channel with the actor's own place in it. */
export type OwnChannel = ChannelRow & { role: ChannelRole; readSequence: number };
export type ShownChannel = OwnChannel & { unread: number; lastReadMessageId: string | null };

/** The one condition that makes a channel visible: a row of `channels` of the acting workspace with the actor as a member. */
export function isMemberOf({ actor }: Pick<Scope, 'actor'>): SQL {
  return sql`(channels.workspace_id = ${actor.workspaceId}::uuid and exists (
    select from channel_members own where own.channel_id = channels.id and own.user_id = ${actor.userId}::uuid))`;
}

/** Only messages of others count, and no deleted ones. */
const unread = sql<number>`(select count(*)::int from messages
  where messages.channel_id = channels.id and messages.sequence > channel_members.read_sequence
    and messages.author_id is distinct from channel_members.user_id and messages.deleted_at is null)`;

const lastRead = sql<string | null>`(select messages.id from messages
  where messages.channel_id = channels.id and messages.sequence <= channel_members.read_sequence
  order by messages.sequence desc limit 1)`;

export const selectChannels = (scope: Reading) => selectOwn(scope, ne(channels.type, 'direct'));
export const selectConversations = (scope: Reading) => selectOwn(scope, eq(channels.type, 'direct'));

/** @throws AppError NOT_FOUND */
export async function getShownChannel(scope: Reading, id: string): Promise<ShownChannel> {
  const [channel] = await selectOwn(scope, eq(channels.id, id));
  if (!channel) throw notFound();
  return channel;
}

/** Channels of the actor in the acting workspace that `which` holds for, by name, archived ones last. */
async function selectOwn({ actor, db }: Reading, which: SQL): Promise<ShownChannel[]> {
  const rows = await db
    .select({
      channel: channels,
      role: channelMembers.role,
      readSequence: channelMembers.readSequence,
      unread,
      lastReadMessageId: lastRead,
    })
    .from(channels)
    .innerJoin(channelMembers, and(eq(channelMembers.channelId, channels.id), eq(channelMembers.userId, actor.userId)))
    .where(and(eq(channels.workspaceId, actor.workspaceId), which))
    .orderBy(sql`${channels.archivedAt} is not null`, asc(sql`lower(${channels.name})`), asc(channels.id));
  return rows.map(({ channel, ...own }) => ({ ...channel, ...own }));
}

/** @throws AppError NOT_FOUND for a channel that is not there, or that the actor is no member of */
export async function getChannelFor(scope: Reading, id: string): Promise<OwnChannel> {
  const [row] = isUuid(id)
    ? await scope.db
        .select({ channel: channels, role: channelMembers.role, readSequence: channelMembers.readSequence })
        .from(channels)
        .innerJoin(
          channelMembers,
          and(eq(channelMembers.channelId, channels.id), eq(channelMembers.userId, scope.actor.userId)),
        )
        .where(and(eq(channels.id, id), eq(channels.workspaceId, scope.actor.workspaceId)))
    : [];
  if (!row) throw notFound();
  const { channel, ...own } = row;
  return { ...channel, ...own };
}

/**
 * The same, held until the transaction ends: changes of one channel happen one after the other. Membership is read after the
 * lock, so a member who was removed meanwhile is rejected.
 * @throws AppError NOT_FOUND
 */
export async function lockChannelFor(tx: Tx, id: string): Promise<OwnChannel> {
  if (!isUuid(id)) throw notFound();
  await tx.db
    .select({ id: channels.id })
    .from(channels)
    .where(and(eq(channels.id, id), isMemberOf(tx)))
    .for('update');
  return getChannelFor(tx, id);
}

/** The conversation of these two in the acting workspace. */
export async function findConversation({ actor, db }: Reading, pair: string): Promise<ChannelRow | null> {
  const [row] = await db
    .select()
    .from(channels)
    .where(and(eq(channels.workspaceId, actor.workspaceId), eq(channels.pair, pair)));
  return row ?? null;
}

/** False when there is a conversation of this pair already. */
export async function insertChannel(tx: Tx, row: ChannelRow): Promise<boolean> {
  const rows = await tx.db.insert(channels).values(row).onConflictDoNothing().returning({ id: channels.id });
  return rows.length > 0;
}

export async function updateChannel(tx: Tx, id: string, changes: Partial<ChannelRow>): Promise<void> {
  await tx.db.update(channels).set(changes).where(eq(channels.id, id));
}

/** Members who still belong to the workspace, by name. */
export async function selectMembers(
  { db }: Pick<Scope, 'db'>,
  channelIds: readonly string[],
): Promise<(ChannelMember & { channelId: string })[]> {
  const name = sql<string>`trim(${users.givenName} || ' ' || ${users.familyName})`;
  return db
    .select({ channelId: channelMembers.channelId, userId: users.id, name, role: channelMembers.role })
    .from(channelMembers)
    .innerJoin(channels, eq(channels.id, channelMembers.channelId))
    .innerJoin(users, eq(users.id, channelMembers.userId))
    .innerJoin(
      workspaceMembers,
      and(eq(workspaceMembers.workspaceId, channels.workspaceId), eq(workspaceMembers.userId, channelMembers.userId)),
    )
    .where(and(inArray(channelMembers.channelId, [...channelIds]), isNull(workspaceMembers.removedAt)))
    .orderBy(asc(name), asc(users.id));
}

/** Adding a member twice changes nothing. */
export async function insertMember(tx: Tx, row: MemberRow): Promise<boolean> {
  const rows = await tx.db
    .insert(channelMembers)
    .values(row)
    .onConflictDoNothing()
    .returning({ userId: channelMembers.userId });
  return rows.length > 0;
}

export async function deleteMember(tx: Tx, channelId: string, userId: string): Promise<boolean> {
  const rows = await tx.db
    .delete(channelMembers)
    .where(and(eq(channelMembers.channelId, channelId), eq(channelMembers.userId, userId)))
    .returning({ userId: channelMembers.userId });
  return rows.length > 0;
}

/** A channel without an admin gets its longest member as admin. */
export async function appointAdmin(tx: Tx, channelId: string): Promise<void> {
  await tx.db.execute(sql`update channel_members set role = 'admin' where channel_id = ${channelId}
    and not exists (select from channel_members led where led.channel_id = ${channelId} and led.role = 'admin')
    and user_id = (select next.user_id from channel_members next where next.channel_id = ${channelId}
      order by next.joined_at, next.user_id limit 1)`);
}

export async function movePointer(tx: Tx, channelId: string, sequence: SQL | number): Promise<void> {
  await tx.db
    .update(channelMembers)
    .set({ readSequence: sql`${sequence}` })
    .where(and(eq(channelMembers.channelId, channelId), eq(channelMembers.userId, tx.actor.userId)));
}

export const forwardTo = (sequence: number): SQL => sql`greatest(${channelMembers.readSequence}, ${sequence}::int)`;
