import { limits } from '@clinical/contract/limits';
import * as calls from '@clinical/contract/messaging/messaging.calls';
import type {
  ChangeChannel,
  Channel,
  Message,
  MessageSearch,
  NewMessage,
  ReactionEmoji,
} from '@clinical/contract/messaging/messaging.schemas';
import {
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { addOlder, applyChanges, type MessageLog, openLog, putMessage } from './message-log.ts';
import { channelsKey, messagesKey, messagingKey, threadsKey } from './messaging-key.api.ts';

// A conversation is a channel of two people: its messages come by the same calls.

export const channelsQuery = queryOptions({
  queryKey: [...channelsKey, 'clinic'],
  queryFn: ({ signal }) => api.request(calls.listChannels, {}, { signal }),
});

export const conversationsQuery = queryOptions({
  queryKey: [...channelsKey, 'direct'],
  queryFn: ({ signal }) => api.request(calls.listConversations, {}, { signal }),
});

/** The newest page at first; asked for again, only what changed after the revision that is known. Time plays no part. */
export const messagesQuery = (channelId: string) =>
  queryOptions({
    queryKey: messagesKey(channelId),
    queryFn: async ({ signal, client, queryKey }): Promise<MessageLog> => {
      const known = () => client.getQueryData<MessageLog>(queryKey);
      const before = known();
      const params = { id: channelId };
      if (!before) return openLog(await api.request(calls.listMessages, { params, query: {} }, { signal }));
      const changed: Message[] = [];
      const limit = limits.pageSizeMax;
      for (let { revision } = before; ;) {
        const query = { after_revision: revision, limit };
        const page = await api.request(calls.listMessages, { params, query }, { signal });
        changed.push(...page.items);
        revision = page.revision;
        // older pages and own messages may have come meanwhile
        if (page.items.length < limit) return applyChanges(known() ?? before, changed, revision);
      }
    },
    structuralSharing: false,
  });

export const threadQuery = (messageId: string) =>
  queryOptions({
    queryKey: [...threadsKey, messageId],
    queryFn: ({ signal }) => api.request(calls.getThread, { params: { id: messageId } }, { signal }),
  });

/** Words, and days where the reader is. */
export type Search = { query: string; sender: string | null; from: string; until: string };

/** Messages that fit, asked for anew each time: what one may see changes. */
export const searchQuery = ({ query, sender, from, until }: Search) =>
  infiniteQueryOptions({
    queryKey: [...messagingKey, 'search', query, sender, from, until],
    queryFn: ({ signal, pageParam }) => {
      const body: MessageSearch = {
        query,
        offset: pageParam,
        ...(sender === null ? {} : { sender_id: sender }),
        ...(from === '' ? {} : { start_date: startOf(from, 0) }),
        ...(until === '' ? {} : { end_date: startOf(until, 1) }),
      };
      return api.request(calls.searchMessages, { body }, { signal });
    },
    initialPageParam: 0,
    getNextPageParam: ({ more }, pages) => (more ? pages.length * limits.messagePage : null),
    gcTime: 0,
  });

/** The moment at which a day begins where the reader is, or the one so many days later. */
function startOf(day: string, later: number): string {
  const moment = new Date(`${day}T00:00:00`);
  moment.setDate(moment.getDate() + later);
  return moment.toISOString();
}

/** The texts that edits replaced; asked anew each time. */
export const historyQuery = (messageId: string) =>
  queryOptions({
    queryKey: [...messagingKey, 'history', messageId],
    queryFn: ({ signal }) => api.request(calls.getMessageHistory, { params: { id: messageId } }, { signal }),
    gcTime: 0,
  });

/** Loads messages before those that are known. @returns what is known then */
export async function loadOlder(queries: QueryClient, channelId: string, limit: number): Promise<MessageLog | null> {
  const { queryKey } = messagesQuery(channelId);
  const key = queries.getQueryData(queryKey)?.older;
  if (!key) return null;
  const page = await api.request(calls.listMessages, {
    params: { id: channelId },
    query: { last_evaluated_key: key, limit },
  });
  return queries.setQueryData(queryKey, (log) => log && addOlder(log, page)) ?? null;
}

/** Shows a message as the server answered it, wherever it is shown. */
export function showAnswer(queries: QueryClient, message: Message): void {
  queries.setQueryData(messagesQuery(message.channelId).queryKey, (log) => log && putMessage(log, message));
  void queries.invalidateQueries({ queryKey: threadsKey });
}

export const postMessage = (channelId: string, body: NewMessage): Promise<Message> =>
  api.request(calls.sendMessage, { params: { id: channelId }, body });

/** What a person does with messages that are there. */
export function useMessageActions() {
  const queries = useQueryClient();
  const onSuccess = (message: Message) => showAnswer(queries, message);
  const edit = useMutation({
    mutationFn: ({ id, content }: { id: string; content: string }) =>
      api.request(calls.changeMessage, { params: { id }, body: { content } }),
    onSuccess,
  });
  const remove = useMutation({
    mutationFn: (id: string) => api.request(calls.deleteMessage, { params: { id } }),
    onSuccess,
  });
  const react = useMutation({
    mutationFn: ({ id, emoji, mine }: { id: string; emoji: ReactionEmoji; mine: boolean }) =>
      mine
        ? api.request(calls.removeReaction, { params: { id, emoji } })
        : api.request(calls.addReaction, { params: { id }, body: { emoji } }),
    onSuccess,
  });
  return { edit, remove, react };
}

/** Moves the own pointer: forward to a message, or before one that is kept unread. */
export function useReadPointer(channelId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, keepUnread }: { id: string; keepUnread: boolean }) =>
      api.request(calls.markRead, {
        params: { id: channelId },
        body: { lastReadMessageId: id, ...(keepUnread ? { keepUnread } : {}) },
      }),
    onSuccess: (channel) => putChannel(queries, channel),
  });
}

/** Channels and conversations: new ones, and changes of who belongs to them. */
export function useChannels() {
  const queries = useQueryClient();
  const onSuccess = (channel: Channel) => putChannel(queries, channel);
  const onSettled = () => queries.invalidateQueries({ queryKey: channelsKey });
  const create = useMutation({
    mutationFn: (name: string) => api.request(calls.createChannel, { body: { name, type: 'clinic' } }),
    onSuccess,
    onSettled,
  });
  const change = useMutation({
    mutationFn: ({ id, ...body }: ChangeChannel & { id: string }) =>
      api.request(calls.changeChannel, { params: { id }, body }),
    onSuccess,
    onSettled,
  });
  const addMember = useMutation({
    mutationFn: (params: { id: string; userId: string }) => api.request(calls.addChannelMember, { params }),
    onSuccess,
    onSettled,
  });
  const removeMember = useMutation({
    mutationFn: (params: { id: string; userId: string }) => api.request(calls.removeChannelMember, { params }),
    onSettled,
  });
  const converse = useMutation({
    mutationFn: (participantId: string) => api.request(calls.openConversation, { body: { participantId } }),
    onSuccess,
    onSettled,
  });
  return { create, change, addMember, removeMember, converse };
}

function putChannel(queries: QueryClient, channel: Channel): void {
  const { queryKey } = channel.type === 'direct' ? conversationsQuery : channelsQuery;
  queries.setQueryData(queryKey, (list) => {
    if (!list) return list;
    const isThere = list.some(({ id }) => id === channel.id);
    return isThere ? list.map((each) => (each.id === channel.id ? channel : each)) : [...list, channel];
  });
}
