import { z } from 'zod';
import { Id, Timestamp } from '../common.schemas.ts';
import { limits } from '../limits.ts';
import { reactionEmoji, searchWords } from './messaging.rules.ts';

/** `direct`: the messages of two people. `sentry`: alerts that the program writes, for everybody of the workspace. */
export const ChannelType = z.enum(['clinic', 'direct', 'sentry']);
export type ChannelType = z.infer<typeof ChannelType>;

/** The creator of a channel is its first admin. */
export const ChannelRole = z.enum(['admin', 'member']);
export type ChannelRole = z.infer<typeof ChannelRole>;

export const ChannelMember = z.object({ userId: Id, name: z.string(), role: ChannelRole });
export type ChannelMember = z.infer<typeof ChannelMember>;

export const Channel = z
  .object({
    id: Id,
    type: ChannelType,
    /** Of a direct conversation: the name of the other person. */
    name: z.string(),
    members: z.array(ChannelMember),
    /** Messages of others behind my pointer that I may see now. */
    unread: z.number().int(),
    /** The newest message up to my pointer; null before the first one. */
    lastReadMessageId: Id.nullable(),
    /** Counts every change: messages, edits, deletions, reactions. */
    revision: z.number().int(),
    lastMessageAt: Timestamp.nullable(),
    archivedAt: Timestamp.nullable(),
    createdAt: Timestamp,
    abilities: z.object({ post: z.boolean(), manage: z.boolean() }),
  })
  .meta({ id: 'Channel' });
export type Channel = z.infer<typeof Channel>;

const Name = z.string().trim().min(1, 'a name is needed').max(limits.channelName);

export const NewChannel = z.object({ name: Name, type: z.literal('clinic') });
export type NewChannel = z.input<typeof NewChannel>;

export const ChangeChannel = z.object({ name: Name.optional(), archived: z.boolean().optional() });
export type ChangeChannel = z.input<typeof ChangeChannel>;

export const NewConversation = z.object({ participantId: Id });
export type NewConversation = z.input<typeof NewConversation>;

export const ReactionEmoji = z.enum(reactionEmoji);
export type ReactionEmoji = z.infer<typeof ReactionEmoji>;

/** What an alert tells of. */
export const AlertKind = z.enum([
  'red-flag',
  'fax-received',
  'fax-failed',
  'job-failed',
  'checks-failed',
  'invitation-accepted',
  'invitation-expired',
  'backup-failed',
]);
export type AlertKind = z.infer<typeof AlertKind>;

export const Acknowledgement = z.object({ id: Id, name: z.string(), at: Timestamp });
export type Acknowledgement = z.infer<typeof Acknowledgement>;

export const Message = z
  .object({
    id: Id,
    channelId: Id,
    /** Place in the channel. */
    sequence: z.number().int(),
    /** The revision of the channel at its last change. */
    revision: z.number().int(),
    /** What its author's page named it, so that a repeated send is the same message. */
    clientId: Id,
    /** Null for an alert, which the program wrote. */
    author: z.object({ id: Id, name: z.string() }).nullable(),
    contentType: z.literal('message'),
    /** Plain text; empty when the message was deleted. */
    content: z.string(),
    /** The record is named by its id; a chart stands in `note`. */
    alert: z.object({ kind: AlertKind, recordId: Id.nullable() }).nullable(),
    /** Repeated until somebody acknowledges it. */
    urgent: z.boolean(),
    /** Who acknowledged an urgent message or an alert, the first one first. */
    acknowledgements: z.array(Acknowledgement),
    /** The message that it answers, with the beginning of its text. The author of an alert has no name. */
    replyTo: z.object({ id: Id, authorName: z.string(), content: z.string(), deleted: z.boolean() }).nullable(),
    /** The first message of its thread; null for one outside of threads. */
    threadId: Id.nullable(),
    replies: z.number().int(),
    /** The chart that it refers to: `hidden` when I have no access to that chart. */
    note: z
      .discriminatedUnion('hidden', [
        z.object({ hidden: z.literal(false), id: Id, title: z.string() }),
        z.object({ hidden: z.literal(true) }),
      ])
      .nullable(),
    reactions: z.array(
      z.object({ emoji: ReactionEmoji, mine: z.boolean(), people: z.array(z.object({ id: Id, name: z.string() })) }),
    ),
    createdAt: Timestamp,
    editedAt: Timestamp.nullable(),
    deletedAt: Timestamp.nullable(),
    abilities: z.object({ edit: z.boolean(), acknowledge: z.boolean() }),
  })
  .meta({ id: 'Message' });
export type Message = z.infer<typeof Message>;

const Content = z
  .string()
  .max(limits.messageText)
  .refine((text) => text.trim() !== '', 'a text is needed');

export const NewMessage = z.object({
  clientId: Id,
  content: Content,
  contentType: z.literal('message').optional(),
  /** A message of the same channel. */
  replyTo: Id.optional(),
  /** A chart of the workspace. */
  noteId: Id.optional(),
  /** Asks for acknowledgement. */
  urgent: z.boolean().optional(),
});
export type NewMessage = z.input<typeof NewMessage>;

export const ChangeMessage = z.object({ content: Content });
export type ChangeMessage = z.input<typeof ChangeMessage>;

/**
 * Without `after_revision`: the newest messages first, `last_evaluated_key` for older ones. With it: what changed after that
 * revision, in the order of the changes.
 */
export const MessageQuery = z.object({
  limit: z.coerce.number().int().min(1).max(limits.pageSizeMax).optional(),
  last_evaluated_key: z
    .string()
    .regex(/^[1-9]\d{0,8}$/)
    .optional(),
  after_revision: z.coerce.number().int().min(0).max(999_999_999).optional(),
});
export type MessageQuery = z.input<typeof MessageQuery>;

export const MessagePage = z.object({
  items: z.array(Message),
  /** Null when there are no more. */
  last_evaluated_key: z.string().nullable(),
  /** Everything up to this revision is known to who has read the page. */
  revision: z.number().int(),
});
export type MessagePage = z.infer<typeof MessagePage>;

/** The pointer moves forward to the message, or with `keepUnread` to the place before it. */
export const ReadPointer = z.object({ lastReadMessageId: Id, keepUnread: z.boolean().optional() });
export type ReadPointer = z.input<typeof ReadPointer>;

export const NewReaction = z.object({ emoji: ReactionEmoji });
export type NewReaction = z.input<typeof NewReaction>;

/** Texts that an edit replaced, oldest first. */
export const MessageHistory = z.array(z.object({ content: z.string(), until: Timestamp }));
export type MessageHistory = z.infer<typeof MessageHistory>;

/**
 * Words of a message, and who wrote it when: `start_date` inclusive, `end_date` exclusive. `has_attachments`: messages have no
 * files yet, so `true` finds none.
 */
export const MessageSearch = z.object({
  query: z
    .string()
    .max(limits.messageSearch)
    .refine((text) => searchWords(text).length > 0, 'a word is needed'),
  sender_id: Id.optional(),
  start_date: z.iso.datetime({ offset: true }).optional(),
  end_date: z.iso.datetime({ offset: true }).optional(),
  has_attachments: z.boolean().optional(),
  limit: z.number().int().min(1).max(limits.pageSizeMax).optional(),
  offset: z.number().int().min(0).max(limits.messageSearchDepth).optional(),
});
export type MessageSearch = z.input<typeof MessageSearch>;

export const MessageHit = z.object({
  id: Id,
  channelId: Id,
  /** Place in the channel. */
  sequence: z.number().int(),
  author: z.object({ id: Id, name: z.string() }).nullable(),
  createdAt: Timestamp,
  /** The text around the first word that was found, in parts. */
  excerpt: z.array(z.object({ text: z.string(), found: z.boolean() })),
});
export type MessageHit = z.infer<typeof MessageHit>;

/** Newest first. */
export const MessageHits = z.object({ items: z.array(MessageHit), more: z.boolean() });
export type MessageHits = z.infer<typeof MessageHits>;

/** An urgent message that nobody has acknowledged, and that asks me. */
export const UrgentMessage = z.object({
  message: Message,
  /** Empty for a direct message. */
  channelName: z.string(),
  /** False when it came to me because I am on call: I see this message, and nothing else of its channel. */
  isMember: z.boolean(),
  /** How often it asked again. */
  repeats: z.number().int(),
});
export type UrgentMessage = z.infer<typeof UrgentMessage>;
