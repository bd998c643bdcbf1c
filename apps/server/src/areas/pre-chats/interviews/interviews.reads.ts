import type { PreChat, PreChatItem } from '@clinical/contract/pre-chats/interviews.schemas';
import { notFound } from '../../../platform/app-error.ts';
import type { Context, Scope } from '../../../platform/context.ts';
import { getNoteFor } from '../../notes/public.ts';
import { selectNewestLinks, viewLink } from '../../patient-links/public.ts';
import { getPreChatFor, type Parts, selectNames, selectParts, selectPreChats } from './interviews.queries.ts';
import { viewPreChat, viewPreChatItem } from './interviews.view.ts';

/** @throws AppError NOT_FOUND for a chart that the actor may not see */
export async function listPreChats(ctx: Context, noteId?: string): Promise<PreChatItem[]> {
  if (noteId !== undefined) await getNoteFor(ctx, noteId, 'read');
  const rows = await selectPreChats(ctx, noteId);
  const parts = await selectParts(
    ctx,
    rows.map(({ id }) => id),
  );
  await ctx.audit('pre-chat.list', { type: 'note', id: noteId ?? null, noteId: noteId ?? null });
  return rows.map((row) => viewPreChatItem(row, parts));
}

/** All of it, or one sequence alone. @throws AppError NOT_FOUND */
export async function getPreChat(ctx: Context, id: string, promptId?: string): Promise<PreChat> {
  const { noteId } = await getPreChatFor(ctx, id, 'read');
  await ctx.audit('pre-chat.read', { type: 'pre-chat', id, noteId });
  return showPreChat(ctx, id, promptId);
}

/** As the actor sees it now. @throws AppError NOT_FOUND */
export async function showPreChat(
  scope: Pick<Scope, 'actor' | 'db' | 'clock'>,
  id: string,
  promptId?: string,
): Promise<PreChat> {
  const [link] = await selectNewestLinks(scope, 'pre-chat', [id]);
  const chat = await preChatWith(scope, id, promptId);
  return { ...chat, link: link ? viewLink(link, scope.clock.now()) : null };
}

/** All that was asked and answered, without its link. @throws AppError NOT_FOUND */
export async function preChatWith(scope: Pick<Scope, 'actor' | 'db'>, id: string, promptId?: string): Promise<PreChat> {
  const chat = await getPreChatFor(scope, id, 'read');
  const all = await selectParts(scope, [id]);
  const parts = promptId === undefined ? all : ofPrompt(all, promptId);
  const people = [
    ...parts.turns.flatMap(({ authorId, corrections }) => [authorId, ...corrections.map(({ userId }) => userId)]),
    ...parts.flags.map(({ clearedBy }) => clearedBy),
  ].filter((each) => each !== null);
  return viewPreChat(chat, parts, await selectNames(scope, [...new Set(people)]));
}

function ofPrompt({ sequences, turns, flags }: Parts, promptId: string): Parts {
  const isOf = (row: { promptId: string }) => row.promptId === promptId;
  if (!sequences.some(isOf)) throw notFound();
  return { sequences: sequences.filter(isOf), turns: turns.filter(isOf), flags: flags.filter(isOf) };
}
