import type { Board, Card } from '@clinical/contract/kanban/kanban.schemas';
import type { BytesReply } from '../../platform/area.ts';
import type { Context } from '../../platform/context.ts';
import { isUuid } from '../../platform/ids.ts';
import { fileStore } from '../../platform/storage/file-store.ts';
import { getNoteFor } from '../notes/public.ts';
import { cardAbilities } from './kanban.policy.ts';
import { getCardAsset, selectCards } from './kanban.queries.ts';
import { viewCards } from './kanban.view.ts';

/** @throws AppError NOT_FOUND */
export async function getBoard(ctx: Context, noteId: string): Promise<Board> {
  const { level } = await getNoteFor(ctx, noteId, 'read');
  const cards = await viewCards(ctx, level, await selectCards(ctx, noteId));
  await ctx.audit('card.list', { type: 'note', id: noteId, noteId });
  return { cards, abilities: cardAbilities(ctx.actor, level) };
}

/** @throws AppError NOT_FOUND for the chart; cards that are not in it are left out */
export async function listCards(ctx: Context, noteId: string, ids: string): Promise<Card[]> {
  const { level } = await getNoteFor(ctx, noteId, 'read');
  const cards = await selectCards(ctx, noteId, ids.split(',').filter(isUuid));
  const viewed = await viewCards(ctx, level, cards);
  await ctx.audit('card.list', { type: 'note', id: noteId, noteId });
  return viewed;
}

/** The HTTP side sends it as an attachment, with ranges. @throws AppError NOT_FOUND */
export async function readCardAsset(
  ctx: Context,
  { noteId, id: cardId, assetId }: { noteId: string; id: string; assetId: string },
): Promise<BytesReply> {
  await getNoteFor(ctx, noteId, 'read');
  const { fileId, fileName, mediaType, size } = await getCardAsset(ctx, { noteId, cardId, assetId });
  await ctx.audit('card.read-asset', { type: 'card', id: cardId, noteId });
  return { fileName, mediaType, size, open: (range) => ctx.use(fileStore).read(fileId, range) };
}
