import type { Channel, Message } from '@clinical/contract/messaging/messaging.schemas';
import { isoTime } from '../../platform/clock.ts';
import type { Scope } from '../../platform/context.ts';
import type { Actor } from '../../platform/session.ts';
import { selectMembers, type ShownChannel } from './channels.queries.ts';
import type { ShownMessage } from './messages.queries.ts';
import { mayManage, mayPost } from './messaging.policy.ts';

const timeOf = (time: number | null) => (time === null ? null : isoTime(time));

/** Channels with their members, in one query for all. */
export async function viewChannels(
  scope: Pick<Scope, 'actor' | 'db'>,
  rows: readonly ShownChannel[],
): Promise<Channel[]> {
  if (rows.length === 0) return [];
  const all = await selectMembers(
    scope,
    rows.map(({ id }) => id),
  );
  const byChannel = Map.groupBy(all, ({ channelId }) => channelId);
  return rows.map((row) => {
    const members = (byChannel.get(row.id) ?? []).map(({ userId, name, role }) => ({ userId, name, role }));
    return viewChannel(scope.actor, row, members);
  });
}

function viewChannel(actor: Actor, channel: ShownChannel, members: Channel['members']): Channel {
  const { id, type, name, unread, lastReadMessageId, revision, role } = channel;
  const other = members.find(({ userId }) => userId !== actor.userId);
  return {
    id,
    type,
    name: type === 'direct' ? (other?.name ?? '') : name,
    members,
    unread,
    lastReadMessageId,
    revision,
    lastMessageAt: timeOf(channel.lastMessageAt),
    archivedAt: timeOf(channel.archivedAt),
    createdAt: isoTime(channel.createdAt),
    abilities: { post: mayPost(actor, channel), manage: mayManage(actor, channel, role) },
  };
}

export function viewMessage({ userId, cap }: Pick<Actor, 'userId' | 'cap'>, message: ShownMessage): Message {
  const { id, channelId, sequence, revision, clientId, content, threadId, replies, note, noteId } = message;
  return {
    id,
    channelId,
    sequence,
    revision,
    clientId,
    author: { id: message.authorId, name: message.authorName },
    contentType: 'message',
    content,
    replyTo: message.quoted,
    threadId,
    replies,
    note: noteId === null ? null : note === null ? { hidden: true } : { hidden: false, ...note },
    reactions: message.reactions.map(({ emoji, people }) => ({
      emoji,
      mine: people.some((person) => person.id === userId),
      people,
    })),
    createdAt: isoTime(message.createdAt),
    editedAt: timeOf(message.editedAt),
    deletedAt: timeOf(message.deletedAt),
    abilities: { edit: message.authorId === userId && cap !== 'read' && message.deletedAt === null },
  };
}
