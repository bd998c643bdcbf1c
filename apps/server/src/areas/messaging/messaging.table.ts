import type {
  AlertKind,
  ChannelRole,
  ChannelType,
  ReactionEmoji,
} from '@clinical/contract/messaging/messaging.schemas';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { epochMs, id } from '../../platform/db/columns.ts';
import { users, workspaces } from '../accounts/accounts.table.ts';
import { notes } from '../notes/notes.table.ts';

/** Channels, the conversations of two people, and one channel for alerts in each workspace. */
export const channels = pgTable(
  'channels',
  {
    id: id(),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id),
    type: text('type').$type<ChannelType>().notNull(),
    /** Empty for a direct conversation. */
    name: text('name').notNull(),
    /** Of a direct conversation: its two people in order, so that there is one for each pair. `sentry` for that of alerts. */
    pair: text('pair'),
    /** Of the newest message. */
    lastSequence: integer('last_sequence').notNull().default(0),
    revision: integer('revision').notNull().default(0),
    lastMessageAt: epochMs('last_message_at'),
    /** Null for the channel of alerts. */
    createdBy: uuid('created_by').references(() => users.id),
    createdAt: epochMs('created_at').notNull(),
    archivedAt: epochMs('archived_at'),
  },
  (channel) => [uniqueIndex('channels_by_pair').on(channel.workspaceId, channel.pair)],
);

export const channelMembers = pgTable(
  'channel_members',
  {
    channelId: uuid('channel_id')
      .notNull()
      .references(() => channels.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    role: text('role').$type<ChannelRole>().notNull(),
    /** The pointer: all messages up to this one are read. */
    readSequence: integer('read_sequence').notNull(),
    joinedAt: epochMs('joined_at').notNull(),
  },
  (member) => [
    primaryKey({ columns: [member.channelId, member.userId] }),
    index('channel_members_by_person').on(member.userId),
  ],
);

export const messages = pgTable(
  'messages',
  {
    id: id(),
    workspaceId: uuid('workspace_id').notNull(),
    channelId: uuid('channel_id')
      .notNull()
      .references(() => channels.id, { onDelete: 'cascade' }),
    sequence: integer('sequence').notNull(),
    revision: integer('revision').notNull(),
    /** Null for an alert. */
    authorId: uuid('author_id').references(() => users.id),
    clientId: uuid('client_id').notNull(),
    content: text('content').notNull(),
    replyTo: uuid('reply_to').references((): AnyPgColumn => messages.id, { onDelete: 'set null' }),
    threadId: uuid('thread_id').references((): AnyPgColumn => messages.id, { onDelete: 'set null' }),
    noteId: uuid('note_id').references(() => notes.id, { onDelete: 'set null' }),
    urgent: boolean('urgent').notNull().default(false),
    alert: text('alert').$type<AlertKind>(),
    /** What an alert tells of; each thing is told of once. */
    alertKey: text('alert_key'),
    /** The record that an alert names. */
    recordId: uuid('record_id'),
    createdAt: epochMs('created_at').notNull(),
    editedAt: epochMs('edited_at'),
    deletedAt: epochMs('deleted_at'),
  },
  (message) => [
    uniqueIndex('messages_by_sequence').on(message.channelId, message.sequence),
    uniqueIndex('messages_by_revision').on(message.channelId, message.revision),
    uniqueIndex('messages_by_client_id').on(message.authorId, message.clientId),
    uniqueIndex('messages_by_alert').on(message.workspaceId, message.alertKey),
    index('messages_by_author').on(message.authorId, message.createdAt),
    index('messages_by_thread').on(message.threadId),
    index('messages_by_reply').on(message.replyTo),
    index('messages_by_note').on(message.noteId),
  ],
);

/** Texts that edits replaced. */
export const messageEdits = pgTable(
  'message_edits',
  {
    id: id(),
    messageId: uuid('message_id')
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' }),
    content: text('content').notNull(),
    replacedAt: epochMs('replaced_at').notNull(),
  },
  (edit) => [index('message_edits_by_message').on(edit.messageId, edit.replacedAt)],
);

export const messageReactions = pgTable(
  'message_reactions',
  {
    messageId: uuid('message_id')
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    emoji: text('emoji').$type<ReactionEmoji>().notNull(),
    createdAt: epochMs('created_at').notNull(),
  },
  (reaction) => [primaryKey({ columns: [reaction.messageId, reaction.userId, reaction.emoji] })],
);

export const messageAcknowledgements = pgTable(
  'message_acknowledgements',
  {
    messageId: uuid('message_id')
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    acknowledgedAt: epochMs('acknowledged_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.messageId, table.userId] })],
);

/** Urgent messages and alerts, which ask again and again until somebody acknowledges them. */
export const urgentCalls = pgTable(
  'urgent_calls',
  {
    messageId: uuid('message_id')
      .primaryKey()
      .references(() => messages.id, { onDelete: 'cascade' }),
    workspaceId: uuid('workspace_id').notNull(),
    /** How often it asked again. */
    repeats: integer('repeats').notNull(),
    nextAt: epochMs('next_at').notNull(),
    endedAt: epochMs('ended_at'),
  },
  (call) => [
    index('urgent_calls_by_time')
      .on(call.nextAt)
      .where(sql`ended_at is null`),
    index('urgent_calls_by_workspace')
      .on(call.workspaceId)
      .where(sql`ended_at is null`),
  ],
);

/** Whom an urgent message asked, and how often. */
export const urgentNotices = pgTable(
  'urgent_notices',
  {
    messageId: uuid('message_id')
      .notNull()
      .references(() => urgentCalls.messageId, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    /** Of somebody on call, who sees the message without being a member of its channel. */
    onCall: boolean('on_call').notNull(),
    times: integer('times').notNull(),
    firstAt: epochMs('first_at').notNull(),
    lastAt: epochMs('last_at').notNull(),
  },
  (notice) => [
    primaryKey({ columns: [notice.messageId, notice.userId] }),
    index('urgent_notices_by_person').on(notice.userId),
  ],
);
