import { and, asc, eq, inArray, isNull, lte, ne, or, sql } from 'drizzle-orm';
import { notFound } from '../../platform/app-error.ts';
import type { Scope, Tx } from '../../platform/context.ts';
import type { Database } from '../../platform/db/database.ts';
import { isUuid } from '../../platform/ids.ts';
import { workspaceMembers } from '../accounts/accounts.table.ts';
import { isMemberOf } from './channels.queries.ts';
import type { MessageRow } from './messages.queries.ts';
import {
  channelMembers,
  channels,
  messageAcknowledgements,
  messages,
  urgentCalls,
  urgentNotices,
} from './messaging.table.ts';
import type { Called } from './urgent.policy.ts';

type Reading = Pick<Scope, 'actor' | 'db'>;
export type CallRow = typeof urgentCalls.$inferSelect;
export type DueCall = CallRow & { message: MessageRow };

export async function insertCall(tx: Pick<Tx, 'db'>, call: CallRow): Promise<void> {
  await tx.db.insert(urgentCalls).values(call);
}

/** Calls of all workspaces whose time has come, the longest waiting first. */
export async function selectDueCalls(db: Database, now: number): Promise<DueCall[]> {
  const rows = await db
    .select({ call: urgentCalls, message: messages })
    .from(urgentCalls)
    .innerJoin(messages, eq(messages.id, urgentCalls.messageId))
    .where(and(isNull(urgentCalls.endedAt), lte(urgentCalls.nextAt, now)))
    .orderBy(asc(urgentCalls.nextAt), asc(urgentCalls.messageId))
    .limit(200);
  return rows.map(({ call, message }) => ({ ...call, message }));
}

/** False when it was acknowledged meanwhile, or another process has asked this time. */
export async function advanceCall(db: Database, { messageId, repeats }: CallRow, nextAt: number): Promise<boolean> {
  const rows = await db
    .update(urgentCalls)
    .set({ repeats: repeats + 1, nextAt })
    .where(and(eq(urgentCalls.messageId, messageId), eq(urgentCalls.repeats, repeats), isNull(urgentCalls.endedAt)))
    .returning({ id: urgentCalls.messageId });
  return rows.length > 0;
}

/** Nobody is asked any more. */
export async function endCall({ db, clock }: Tx, messageId: string): Promise<void> {
  await db
    .update(urgentCalls)
    .set({ endedAt: clock.now() })
    .where(and(eq(urgentCalls.messageId, messageId), isNull(urgentCalls.endedAt)));
}

/** Counts that these people were asked. Gives those who were not asked before. */
export async function insertNotices(
  { db, clock }: Pick<Tx, 'db' | 'clock'>,
  messageId: string,
  people: readonly Called[],
): Promise<string[]> {
  if (people.length === 0) return [];
  const now = clock.now();
  const rows = await db
    .insert(urgentNotices)
    .values(people.map((person) => ({ ...person, messageId, times: 1, firstAt: now, lastAt: now })))
    .onConflictDoUpdate({
      target: [urgentNotices.messageId, urgentNotices.userId],
      set: { times: sql`${urgentNotices.times} + 1`, lastAt: now, onCall: sql`excluded.on_call` },
    })
    .returning({ userId: urgentNotices.userId, times: urgentNotices.times });
  return rows.filter(({ times }) => times === 1).map(({ userId }) => userId);
}

/** Everybody whom a message asked. */
export async function selectAsked({ db }: Pick<Scope, 'db'>, messageId: string): Promise<string[]> {
  const rows = await db
    .select({ userId: urgentNotices.userId })
    .from(urgentNotices)
    .where(eq(urgentNotices.messageId, messageId));
  return rows.map(({ userId }) => userId);
}

const isActive = and(isNull(workspaceMembers.removedAt), ne(workspaceMembers.cap, 'read'));

/** Members of a channel who can answer, without the author. */
export async function selectCallable(
  db: Database,
  { channelId, workspaceId, authorId }: Pick<MessageRow, 'channelId' | 'workspaceId' | 'authorId'>,
): Promise<string[]> {
  const rows = await db
    .select({ userId: channelMembers.userId })
    .from(channelMembers)
    .innerJoin(
      workspaceMembers,
      and(eq(workspaceMembers.userId, channelMembers.userId), eq(workspaceMembers.workspaceId, workspaceId)),
    )
    .where(
      and(
        eq(channelMembers.channelId, channelId),
        isActive,
        authorId === null ? undefined : ne(channelMembers.userId, authorId),
      ),
    )
    .orderBy(asc(channelMembers.joinedAt), asc(channelMembers.userId));
  return rows.map(({ userId }) => userId);
}

/** Those of `userIds` who belong to the workspace and do not only read there. */
export async function selectAbleToAnswer(
  db: Database,
  workspaceId: string,
  userIds: readonly string[],
): Promise<string[]> {
  const rows = await db
    .select({ userId: workspaceMembers.userId })
    .from(workspaceMembers)
    .where(
      and(eq(workspaceMembers.workspaceId, workspaceId), inArray(workspaceMembers.userId, [...userIds]), isActive),
    );
  return rows.map(({ userId }) => userId);
}

export async function selectAdmins(db: Database, workspaceId: string): Promise<string[]> {
  const rows = await db
    .select({ userId: workspaceMembers.userId })
    .from(workspaceMembers)
    .where(
      and(
        eq(workspaceMembers.workspaceId, workspaceId),
        isNull(workspaceMembers.removedAt),
        eq(workspaceMembers.cap, 'admin'),
      ),
    )
    .orderBy(asc(workspaceMembers.createdAt), asc(workspaceMembers.userId));
  return rows.map(({ userId }) => userId);
}

/** The actor was asked as somebody on call, who sees the one message. */
const isCalled = ({ actor }: Pick<Scope, 'actor'>) =>
  sql`exists (select from urgent_notices mine where mine.message_id = messages.id and mine.on_call
    and mine.user_id = ${actor.userId}::uuid)`;

/**
 * A message that the actor may acknowledge: of a channel of theirs, or one that asked them as somebody on call. Its channel is
 * locked until the transaction ends.
 * @throws AppError NOT_FOUND
 */
export async function lockAskingMessage(tx: Tx, id: string): Promise<{ message: MessageRow; isMember: boolean }> {
  const find = async () => {
    const [row] = isUuid(id)
      ? await tx.db
          .select({ message: messages, isMember: sql<boolean>`${isMemberOf(tx)}` })
          .from(messages)
          .innerJoin(channels, eq(channels.id, messages.channelId))
          .where(
            and(eq(messages.id, id), eq(messages.workspaceId, tx.actor.workspaceId), or(isMemberOf(tx), isCalled(tx))),
          )
      : [];
    if (!row) throw notFound();
    return row;
  };
  const { channelId } = (await find()).message;
  await tx.db.select({ id: channels.id }).from(channels).where(eq(channels.id, channelId)).for('update');
  return find();
}

/** False when the actor had done so. */
export async function insertAcknowledgement(tx: Tx, messageId: string): Promise<boolean> {
  const rows = await tx.db
    .insert(messageAcknowledgements)
    .values({ messageId, userId: tx.actor.userId, acknowledgedAt: tx.clock.now() })
    .onConflictDoNothing()
    .returning({ messageId: messageAcknowledgements.messageId });
  return rows.length > 0;
}

export type Asking = { id: string; channelName: string; isMember: boolean; repeats: number };

/** Messages that ask the actor now, the oldest first. Who was removed from a channel is asked no more. */
export async function selectAsking(scope: Reading): Promise<Asking[]> {
  const { userId, workspaceId } = scope.actor;
  const isMember = sql<boolean>`${isMemberOf(scope)}`;
  return scope.db
    .select({ id: messages.id, channelName: channels.name, isMember, repeats: urgentCalls.repeats })
    .from(urgentCalls)
    .innerJoin(messages, eq(messages.id, urgentCalls.messageId))
    .innerJoin(channels, eq(channels.id, messages.channelId))
    .innerJoin(urgentNotices, and(eq(urgentNotices.messageId, urgentCalls.messageId), eq(urgentNotices.userId, userId)))
    .where(
      and(
        eq(urgentCalls.workspaceId, workspaceId),
        isNull(urgentCalls.endedAt),
        isNull(messages.deletedAt),
        or(isMember, eq(urgentNotices.onCall, true)),
      ),
    )
    .orderBy(asc(messages.createdAt), asc(messages.id))
    .limit(100);
}
