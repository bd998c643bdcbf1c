import type { Ok } from '@clinical/contract/common.schemas';
import type * as contract from '@clinical/contract/pre-chats/pre-chats.contract';
import type {
  PrechartTitle,
  Prechat,
  PrechatItem,
  PrechatUpdate,
} from '@clinical/contract/pre-chats/pre-chats.schemas';
import type { ParsedOf } from '@clinical/contract/route';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { createPrechart } from './create-prechart.ts';
import { deletePrechart } from './delete-prechats.ts';
import { answerPreChat } from './interviews/answer-pre-chat.ts';
import { deletePreChat, renamePreChat } from './interviews/change-pre-chat.ts';
import { isPreChat } from './interviews/interviews.queries.ts';
import { getPreChat, listPreChats } from './interviews/interviews.reads.ts';
import { startPreChat } from './interviews/start-pre-chat.ts';
import { isPrechart } from './pre-chats.queries.ts';
import { getPrechart, listPrecharts } from './pre-chats.reads.ts';
import { renamePrechart } from './rename-prechart.ts';
import { updatePrechart } from './update-prechart.ts';

// One set of calls is about precharts and pre-chats. What is new says which it is; of what is there the id tells.

export const listPrechats = (
  ctx: Context,
  { kind, noteId }: ParsedOf<typeof contract.listPrechats>['query'],
): Promise<PrechatItem[]> => (kind === 'prechart' ? listPrecharts(ctx, noteId) : listPreChats(ctx, noteId));

/** @throws AppError CONFLICT for an id of the other kind, and what either throws */
export async function createPrechat(
  ctx: Context,
  body: ParsedOf<typeof contract.createPrechat>['body'],
): Promise<Prechat> {
  const { kind, id } = body;
  if (kind === 'prechart' ? await isPreChat(ctx, id) : await isPrechart(ctx, id))
    throw new AppError('CONFLICT', { message: 'This id is taken. Reload the page and begin again.' });
  return kind === 'prechart' ? createPrechart(ctx, body) : startPreChat(ctx, body);
}

export async function getPrechat(ctx: Context, id: string, promptId?: string): Promise<Prechat> {
  return (await isPreChat(ctx, id)) ? getPreChat(ctx, id, promptId) : getPrechart(ctx, id, promptId);
}

export async function deletePrechat(ctx: Context, id: string, promptId?: string): Promise<Ok> {
  return (await isPreChat(ctx, id)) ? deletePreChat(ctx, id, promptId) : deletePrechart(ctx, id, promptId);
}

export async function updatePrechat(ctx: Context, id: string, body: PrechatUpdate): Promise<Prechat> {
  return (await isPreChat(ctx, id)) ? answerPreChat(ctx, id, body) : updatePrechart(ctx, id, body);
}

export async function renamePrechat(ctx: Context, id: string, body: PrechartTitle): Promise<Prechat> {
  return (await isPreChat(ctx, id)) ? renamePreChat(ctx, id, body) : renamePrechart(ctx, id, body);
}
