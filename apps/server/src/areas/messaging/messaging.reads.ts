import { limits } from '@clinical/contract/limits';
import type { Channel, Message, MessageHistory, MessagePage } from '@clinical/contract/messaging/messaging.schemas';
import type { ParsedOf } from '@clinical/contract/route';
import type * as contract from '@clinical/contract/messaging/messaging.contract';
import { isoTime } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { getChannelFor, selectChannels, selectConversations } from './channels.queries.ts';
import { getMessageFor, selectChanged, selectEdits, selectPage, selectThread } from './messages.queries.ts';
import { viewChannels, viewMessage } from './messaging.view.ts';

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
