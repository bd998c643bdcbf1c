import type { Channel, Message } from '@clinical/contract/messaging/messaging.schemas';
import { isoTime } from '../../platform/clock.ts';
import type { Scope } from '../../platform/context.ts';
import type { Actor } from '../../platform/session.ts';
import { selectMembers, type ShownChannel } from './channels.queries.ts';
import type { ShownMessage } from './messages.queries.ts';
import { mayAcknowledge, mayManage, mayPost } from './messaging.policy.ts';

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

/** Null for an alert. */
export const viewAuthor = ({ authorId, authorName }: { authorId: string | null; authorName: string }) =>
  authorId === null ? null : { id: authorId, name: authorName };

export function viewMessage({ userId, cap }: Pick<Actor, 'userId' | 'cap'>, message: ShownMessage): Message {
  const { id, channelId, sequence, revision, clientId, content, threadId, replies, note, noteId } = message;
  return {
    id,
    channelId,
    sequence,
    revision,
    clientId,
    author: viewAuthor(message),
    contentType: 'message',
    content,
    alert: message.alert === null ? null : { kind: message.alert, recordId: message.recordId },
    urgent: message.urgent,
    acknowledgements: message.acknowledgements.map(({ at, ...person }) => ({ ...person, at: isoTime(at) })),
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
    abilities: {
      edit: message.authorId === userId && cap !== 'read' && message.deletedAt === null,
      acknowledge:
        mayAcknowledge({ userId, cap }, message) && message.acknowledgements.every(({ id: by }) => by !== userId),
    },
  };
}

/** The same for somebody who may be no member of the channel, and then sees no other message of it. */
export function viewAsking(actor: Pick<Actor, 'userId' | 'cap'>, message: ShownMessage, isMember: boolean): Message {
  return viewMessage(actor, isMember ? message : { ...message, quoted: null, threadId: null, replies: 0 });
}
