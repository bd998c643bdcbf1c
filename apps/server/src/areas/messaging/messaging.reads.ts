import { limits } from '@clinical/contract/limits';
import { searchWords } from '@clinical/contract/messaging/messaging.rules';
import type {
  Channel,
  Message,
  MessageHistory,
  MessageHits,
  MessagePage,
  UrgentMessage,
} from '@clinical/contract/messaging/messaging.schemas';
import type { ParsedOf } from '@clinical/contract/route';
import type * as contract from '@clinical/contract/messaging/messaging.contract';
import { isoTime } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { getChannelFor, selectChannels, selectConversations } from './channels.queries.ts';
import { excerptOf } from './excerpt.ts';
import {
  getMessageFor,
  selectChanged,
  selectEdits,
  selectFound,
  selectPage,
  selectThese,
  selectThread,
} from './messages.queries.ts';
import { viewAsking, viewAuthor, viewChannels, viewMessage } from './messaging.view.ts';
import { selectAsking } from './urgent.queries.ts';

type Search = ParsedOf<typeof contract.searchMessages>['body'];
type Query = ParsedOf<typeof contract.listMessages>['query'];

export async function listChannels(ctx: Context): Promise<Channel[]> {
  return viewChannels(ctx, await selectChannels(ctx));
}

export async function listConversations(ctx: Context): Promise<Channel[]> {
  const list = await viewChannels(ctx, await selectConversations(ctx));
  const timeOf = ({ lastMessageAt, createdAt }: Channel) => lastMessageAt ?? createdAt;
  return list.toSorted((a, b) => timeOf(b).localeCompare(timeOf(a)));
}

/**
 * A page of a channel, or what changed after a revision. The channel's revision is read first: what changes meanwhile is part of
 * the next request at the latest.
 * @throws AppError NOT_FOUND
 */
export async function listMessages(ctx: Context, id: string, query: Query): Promise<MessagePage> {
  const { limit = limits.messagePage, last_evaluated_key: key, after_revision: after } = query;
  const { revision } = await getChannelFor(ctx, id);
  await ctx.audit('message.list', { type: 'channel', id });
  if (after !== undefined) {
    const rows = await selectChanged(ctx, id, after, limit + 1);
    const page = rows.slice(0, limit);
    const last = page.at(-1)?.revision ?? after;
    return {
      items: page.map((row) => viewMessage(ctx.actor, row)),
      last_evaluated_key: null,
      revision: rows.length > limit ? last : Math.max(revision, last),
    };
  }
  const rows = await selectPage(ctx, id, key === undefined ? null : Number(key), limit + 1);
  const page = rows.slice(0, limit);
  return {
    items: page.map((row) => viewMessage(ctx.actor, row)),
    last_evaluated_key: rows.length > limit ? String(page.at(-1)!.sequence) : null,
    revision,
  };
}

/** At most so many messages of a thread are read at once. */
const threadLimit = 1_000;

/** @throws AppError NOT_FOUND */
export async function getThread(ctx: Context, id: string): Promise<Message[]> {
  const { threadId, noteId } = await getMessageFor(ctx, id);
  await ctx.audit('message.read-thread', { type: 'message', id, noteId });
  const rows = await selectThread(ctx, threadId ?? id, threadLimit);
  return rows.map((row) => viewMessage(ctx.actor, row));
}

/** @throws AppError NOT_FOUND */
export async function getMessageHistory(ctx: Context, id: string): Promise<MessageHistory> {
  const { noteId } = await getMessageFor(ctx, id);
  await ctx.audit('message.read-history', { type: 'message', id, noteId });
  const edits = await selectEdits(ctx, id);
  return edits.map(({ content, replacedAt }) => ({ content, until: isoTime(replacedAt) }));
}

/** Nothing of a channel that the reader is no member of, not even a count. */
export async function searchMessages(ctx: Context, search: Search): Promise<MessageHits> {
  const { query, limit = limits.messagePage, offset = 0, sender_id: authorId, has_attachments: withFiles } = search;
  await ctx.audit('message.search', { type: 'message', id: null });
  const words = searchWords(query);
  const timeOf = (date: string | undefined) => (date === undefined ? undefined : Date.parse(date));
  const span = { from: timeOf(search.start_date), until: timeOf(search.end_date) };
  // messages have no files yet
  const rows = withFiles ? [] : await selectFound(ctx, { words, authorId, ...span }, limit + 1, offset);
  return {
    items: rows.slice(0, limit).map((row) => ({
      id: row.id,
      channelId: row.channelId,
      sequence: row.sequence,
      author: viewAuthor(row),
      createdAt: isoTime(row.createdAt),
      excerpt: excerptOf(row.content, words),
    })),
    more: rows.length > limit,
  };
}

/** What asks the actor now. Who only reads here cannot answer, and is not asked. */
export async function listUrgent(ctx: Context): Promise<UrgentMessage[]> {
  const asking = ctx.actor.cap === 'read' ? [] : await selectAsking(ctx);
  if (asking.length === 0) return [];
  const byId = new Map(asking.map((each) => [each.id, each]));
  const shown = await selectThese(ctx, [...byId.keys()]);
  for (const { id, noteId } of shown) await ctx.audit('message.read-urgent', { type: 'message', id, noteId });
  return shown.map((message) => {
    const { channelName, isMember, repeats } = byId.get(message.id)!;
    return { message: viewAsking(ctx.actor, message, isMember), channelName, isMember, repeats };
  });
}
