import type { Ok } from '@clinical/contract/common.schemas';
import type { Card } from '@clinical/contract/kanban/kanban.schemas';
import type { Context } from '../../platform/context.ts';
import { deleteFiles } from '../../platform/storage/delete-files.ts';
import { clearTaskCard, withdrawProof } from '../clinical-tasks/public.ts';
import { getNoteFor } from '../notes/public.ts';
import { assertIdle } from './assert-idle.ts';
import { getCardAsset, lockCard, removeCard, removeCardAsset, selectAssets, updateCard } from './kanban.queries.ts';
import { publishBoard, showCard } from './show-card.ts';

/** Deletes a card and its files; a file that an entry was made from stays with the entry. @throws AppError NOT_FOUND, CONFLICT while a job is at it */
export async function deleteCard(ctx: Context, { id: noteId, cardId }: { id: string; cardId: string }): Promise<Ok> {
  const files = await ctx.transaction(async (tx) => {
    await getNoteFor(tx, noteId, 'edit');
    const card = await lockCard(tx, noteId, cardId);
    await assertIdle(tx, card.id);
    const assets = await selectAssets(tx, [card.id]);
    await withdrawProof(
      tx,
      noteId,
      assets.map(({ id }) => id),
    );
    await clearTaskCard(tx, card.id);
    await removeCard(tx, card.id);
    await tx.audit('card.delete', { type: 'card', id: card.id, noteId });
    await publishBoard(tx, noteId);
    return assets.map(({ fileId }) => fileId);
  });
  await deleteFiles(ctx, files);
  return { ok: true };
}

/** A loop that the file has closed is open again. @throws AppError NOT_FOUND, CONFLICT while a job is at it */
export async function deleteCardAsset(
  ctx: Context,
  { noteId, id: cardId }: { noteId: string; id: string },
  assetId: string,
): Promise<Card> {
  const { card, fileId } = await ctx.transaction(async (tx) => {
    await getNoteFor(tx, noteId, 'edit');
    const row = await lockCard(tx, noteId, cardId);
    const asset = await getCardAsset(tx, { noteId, cardId, assetId });
    await assertIdle(tx, cardId);
    await withdrawProof(tx, noteId, [asset.id]);
    await removeCardAsset(tx, asset.id);
    await updateCard(tx, row, {});
    await tx.audit('card.delete-asset', { type: 'card', id: cardId, noteId });
    await publishBoard(tx, noteId);
    return { card: await showCard(tx, noteId, cardId), fileId: asset.fileId };
  });
  await deleteFiles(ctx, [fileId]);
  return card;
}
