import type { Board, Card, CardAssetText } from '@clinical/contract/kanban/kanban.schemas';
import { AppError } from '../../platform/app-error.ts';
import type { BytesReply } from '../../platform/area.ts';
import type { Context } from '../../platform/context.ts';
import { isUuid } from '../../platform/ids.ts';
import { fileStore } from '../../platform/storage/file-store.ts';
import { getNoteFor } from '../notes/public.ts';
import { readTextFile } from '../transcripts/public.ts';
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

/** Characters of a text that a page shows. */
const mostText = 100_000;

/** Read as an entry would be. @throws AppError NOT_FOUND; UNSUPPORTED_MEDIA for a file that is no text, UNREADABLE_SOURCE, TOO_LARGE */
export async function readCardAssetText(
  ctx: Context,
  { noteId, id: cardId, assetId }: { noteId: string; id: string; assetId: string },
): Promise<CardAssetText> {
  await getNoteFor(ctx, noteId, 'read');
  const asset = await getCardAsset(ctx, { noteId, cardId, assetId });
  await ctx.audit('card.read-asset', { type: 'card', id: cardId, noteId });
  if (asset.kind !== 'text') throw new AppError('UNSUPPORTED_MEDIA', { message: `“${asset.fileName}” is no text.` });
  const text = await readTextFile(ctx, asset);
  return { text: text.slice(0, mostText), isWhole: text.length <= mostText };
}
