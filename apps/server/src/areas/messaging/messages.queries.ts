import type { Message, ReactionEmoji } from '@clinical/contract/messaging/messaging.schemas';
import { and, asc, desc, eq, gt, gte, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { notFound } from '../../platform/app-error.ts';
import type { Scope, Tx } from '../../platform/context.ts';
import { isUuid } from '../../platform/ids.ts';
import { users } from '../accounts/accounts.table.ts';
import { visibleNotes } from '../notes/public.ts';
import { isMemberOf } from './channels.queries.ts';
import { channels, messageEdits, messageReactions, messages } from './messaging.table.ts';

type Reading = Pick<Scope, 'actor' | 'db'>;
export type MessageRow = typeof messages.$inferSelect;
export type ShownMessage = Awaited<ReturnType<typeof selectMessages>>[number];

const nameOf = (table: string) => sql.raw(`trim(${table}.given_name || ' ' || ${table}.family_name)`);

const quoted = sql<Message['replyTo']>`(
  select jsonb_build_object('id', quoted.id, 'authorName', coalesce(${nameOf('writer')}, ''), 'content', left(quoted.content, 200),
    'deleted', quoted.deleted_at is not null)
  from messages quoted left join users writer on writer.id = quoted.author_id where quoted.id = messages.reply_to)`;

const replies = sql<number>`(select count(*)::int from messages reply
  where reply.thread_id = messages.id and reply.deleted_at is null)`;

type Reaction = { emoji: Message['reactions'][number]['emoji']; people: { id: string; name: string }[] };

const reactions = sql<Reaction[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('emoji', kind.emoji, 'people', kind.people) order by kind.first), '[]')
  from (select reaction.emoji, min(reaction.created_at) as first,
      jsonb_agg(jsonb_build_object('id', person.id, 'name', ${nameOf('person')}) order by reaction.created_at, person.id) as people
    from message_reactions reaction join users person on person.id = reaction.user_id
    where reaction.message_id = messages.id group by reaction.emoji) kind)`;

const acknowledgements = sql<{ id: string; name: string; at: number }[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('id', person.id, 'name', ${nameOf('person')}, 'at', given.acknowledged_at)
    order by given.acknowledged_at, person.id), '[]')
  from message_acknowledgements given join users person on person.id = given.user_id where given.message_id = messages.id)`;

/** Messages as the actor may see them; a chart that they may not see is null. The caller has checked the channel. */
async function selectMessages(scope: Reading, which: SQL | undefined, order: SQL[], limit: number) {
  const note = sql<{
    id: string;
    title: string;
  } | null>`(select jsonb_build_object('id', notes.id, 'title', notes.title)
    from notes where notes.id = messages.note_id and ${visibleNotes(scope)})`;
  const rows = await scope.db
    .select({
      message: messages,
      authorName: sql<string>`${nameOf('users')}`,
      quoted,
      replies,
      reactions,
      acknowledgements,
      note,
    })
    .from(messages)
    .leftJoin(users, eq(users.id, messages.authorId))
    .where(which)
    .orderBy(...order)
    .limit(limit);
  return rows.map(({ message, ...shown }) => ({ ...message, ...shown }));
}

/** The newest first, from before `before` on. */
export function selectPage(scope: Reading, channelId: string, before: number | null, limit: number) {
  const older = before === null ? undefined : lt(messages.sequence, before);
  return selectMessages(scope, and(eq(messages.channelId, channelId), older), [desc(messages.sequence)], limit);
}

/** What changed after a revision, in the order of the changes. */
export function selectChanged(scope: Reading, channelId: string, revision: number, limit: number) {
  const which = and(eq(messages.channelId, channelId), gt(messages.revision, revision));
  return selectMessages(scope, which, [asc(messages.revision)], limit);
}

export function selectThread(scope: Reading, threadId: string, limit: number) {
  return selectMessages(
    scope,
    or(eq(messages.id, threadId), eq(messages.threadId, threadId)),
    [asc(messages.sequence)],
    limit,
  );
}

export type Sought = {
  /** In lower case, of letters and digits. */
  words: readonly string[];
  authorId: string | undefined;
  from: number | undefined;
  until: number | undefined;
};

/** Messages of the actor's channels that hold all words, newest first. Each word may be the beginning of one. */
export async function selectFound(scope: Reading, sought: Sought, limit: number, offset: number) {
  const { words, authorId, from, until } = sought;
  const question = words.map((word) => `'${word}':*`).join(' & ');
  const found = await scope.db
    .select({ message: messages, authorName: sql<string>`${nameOf('users')}` })
    .from(messages)
    .innerJoin(channels, eq(channels.id, messages.channelId))
    .leftJoin(users, eq(users.id, messages.authorId))
    .where(
      and(
        isMemberOf(scope),
        isNull(messages.deletedAt),
        authorId === undefined ? undefined : eq(messages.authorId, authorId),
        from === undefined ? undefined : gte(messages.createdAt, from),
        until === undefined ? undefined : lt(messages.createdAt, until),
        sql`to_tsvector('simple', messages.content) @@ to_tsquery('simple', ${question})`,
      ),
    )
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(limit)
    .offset(offset);
  return found.map(({ message, authorName }) => ({ ...message, authorName }));
}

/** @throws AppError NOT_FOUND */
export async function showMessage(scope: Reading, id: string): Promise<ShownMessage> {
  const [message] = await selectMessages(scope, eq(messages.id, id), [], 1);
  if (!message) throw notFound();
  return message;
}

/** @throws AppError NOT_FOUND for one that is not there, or in a channel that the actor is no member of */
export async function getMessageFor(scope: Reading, id: string): Promise<MessageRow> {
  const [row] = isUuid(id)
    ? await scope.db
        .select({ message: messages })
        .from(messages)
        .innerJoin(channels, eq(channels.id, messages.channelId))
        .where(and(eq(messages.id, id), isMemberOf(scope)))
    : [];
  if (!row) throw notFound();
  return row.message;
}

export async function findSent({ actor, db }: Reading, clientId: string): Promise<MessageRow | null> {
  const [row] = await db
    .select()
    .from(messages)
    .where(and(eq(messages.authorId, actor.userId), eq(messages.clientId, clientId)));
  return row ?? null;
}

export async function findInChannel(tx: Tx, channelId: string, id: string): Promise<MessageRow | null> {
  const [row] = await tx.db
    .select()
    .from(messages)
    .where(and(eq(messages.id, id), eq(messages.channelId, channelId)));
  return row ?? null;
}

/** Messages of the actor since a time, over all channels. */
export async function countSince({ actor, db }: Reading, since: number): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(messages)
    .where(and(eq(messages.authorId, actor.userId), gt(messages.createdAt, since)));
  return row?.count ?? 0;
}

/** These messages, the oldest first. The caller has found out that the actor may see them. */
export function selectThese(scope: Reading, ids: readonly string[]) {
  return selectMessages(scope, inArray(messages.id, [...ids]), [asc(messages.createdAt), asc(messages.id)], ids.length);
}

export async function insertMessage(tx: Pick<Tx, 'db'>, row: MessageRow): Promise<void> {
  await tx.db.insert(messages).values(row);
}

/** Counts a change of the channel, and a message when it is a new one. */
export async function countChange(
  tx: Pick<Tx, 'db' | 'clock'>,
  channelId: string,
  isMessage: boolean,
): Promise<{ sequence: number; revision: number }> {
  const one = { revision: sql`${channels.revision} + 1` };
  const [row] = await tx.db
    .update(channels)
    .set(isMessage ? { ...one, lastSequence: sql`${channels.lastSequence} + 1`, lastMessageAt: tx.clock.now() } : one)
    .where(eq(channels.id, channelId))
    .returning({ sequence: channels.lastSequence, revision: channels.revision });
  if (!row) throw notFound();
  return row;
}

export async function updateMessage(tx: Tx, id: string, changes: Partial<MessageRow>): Promise<void> {
  await tx.db.update(messages).set(changes).where(eq(messages.id, id));
}

/** An answer that comes or goes changes the message that its thread begins with: how many answers it has. Gives the newest revision. */
export async function touchThread(
  tx: Tx,
  { channelId, threadId, revision }: Pick<MessageRow, 'channelId' | 'threadId' | 'revision'>,
): Promise<number> {
  if (threadId === null) return revision;
  const { revision: next } = await countChange(tx, channelId, false);
  await updateMessage(tx, threadId, { revision: next });
  return next;
}

export async function insertEdit(tx: Tx, row: typeof messageEdits.$inferSelect): Promise<void> {
  await tx.db.insert(messageEdits).values(row);
}

export function selectEdits({ db }: Reading, messageId: string) {
  return db
    .select({ content: messageEdits.content, replacedAt: messageEdits.replacedAt })
    .from(messageEdits)
    .where(eq(messageEdits.messageId, messageId))
    .orderBy(asc(messageEdits.replacedAt), asc(messageEdits.id))
    .execute();
}

/** All that others added to a message, and the texts that it had. */
export async function eraseExtras(tx: Tx, messageId: string): Promise<void> {
  await tx.db.delete(messageEdits).where(eq(messageEdits.messageId, messageId));
  await tx.db.delete(messageReactions).where(eq(messageReactions.messageId, messageId));
}

type Reacted = { messageId: string; emoji: ReactionEmoji };

/** False when it was there. */
export async function insertReaction(tx: Tx, { messageId, emoji }: Reacted): Promise<boolean> {
  const rows = await tx.db
    .insert(messageReactions)
    .values({ messageId, emoji, userId: tx.actor.userId, createdAt: tx.clock.now() })
    .onConflictDoNothing()
    .returning({ emoji: messageReactions.emoji });
  return rows.length > 0;
}

/** False when there was none. */
export async function deleteReaction(tx: Tx, { messageId, emoji }: Reacted): Promise<boolean> {
  const rows = await tx.db
    .delete(messageReactions)
    .where(
      and(
        eq(messageReactions.messageId, messageId),
        eq(messageReactions.userId, tx.actor.userId),
        eq(messageReactions.emoji, emoji),
      ),
    )
    .returning({ emoji: messageReactions.emoji });
  return rows.length > 0;
}
