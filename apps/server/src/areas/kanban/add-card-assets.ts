import { assetsPerCard, type Card } from '@clinical/contract/kanban/kanban.schemas';
import { AppError, invalid, notFound } from '../../platform/app-error.ts';
import type { UploadedFile } from '../../platform/area.ts';
import type { Context, Tx } from '../../platform/context.ts';
import { deleteFiles } from '../../platform/storage/delete-files.ts';
import { getNoteFor } from '../notes/public.ts';
import { assertIdle } from './assert-idle.ts';
import { type CheckedAsset, checkAssets } from './check-assets.ts';
import { insertCardAssets, lockCard, selectAssets, selectCards, updateCard } from './kanban.queries.ts';
import { publishBoard, showCard } from './show-card.ts';

type Place = { noteId: string; id: string };

/**
 * Adds files to a card, all or none; none while a job is at the card.
 * @throws AppError NOT_FOUND, CONFLICT; UNSUPPORTED_MEDIA, TOO_LARGE, EMPTY_SOURCE, UNREADABLE_SOURCE with the file's name; then no file is kept
 */
export async function addCardAssets(ctx: Context, place: Place, files: UploadedFile[]): Promise<Card> {
  try {
    await getNoteFor(ctx, place.noteId, 'edit');
    if ((await selectCards(ctx, place.noteId, [place.id])).length === 0) throw notFound();
    if (files.length === 0) throw invalid(['body', 'files'], 'choose at least one file');
    const checked = await checkAssets(ctx, files);
    return await ctx.transaction((tx) => store(tx, place, checked));
  } catch (error) {
    await deleteFiles(
      ctx,
      files.map(({ fileId }) => fileId),
    );
    throw error;
  }
}

async function store(tx: Tx, { noteId, id }: Place, files: readonly CheckedAsset[]): Promise<Card> {
  await getNoteFor(tx, noteId, 'edit');
  const card = await lockCard(tx, noteId, id);
  // a job has no part for it, and would take the card to Done without it
  await assertIdle(tx, card.id);
  const there = await selectAssets(tx, [card.id]);
  if (there.length + files.length > assetsPerCard) {
    throw new AppError('CONFLICT', { message: `A card holds at most ${assetsPerCard} files. Make another card.` });
  }
  const createdAt = tx.clock.now();
  await insertCardAssets(
    tx,
    files.map((file) => ({ ...file, id: tx.ids.uuid(), cardId: card.id, createdBy: tx.actor.userId, createdAt })),
  );
  await updateCard(tx, card, {});
  await tx.audit('card.add-assets', { type: 'card', id: card.id, noteId });
  await publishBoard(tx, noteId);
  return showCard(tx, noteId, card.id);
}
