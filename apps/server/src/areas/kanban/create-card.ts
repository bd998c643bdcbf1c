import type { Card, NewCard } from '@clinical/contract/kanban/kanban.schemas';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { lockRanks, rankAtEnd } from '../../platform/db/ranks.ts';
import { inTurn } from '../../platform/in-turn.ts';
import { getNoteFor } from '../notes/public.ts';
import { assertOwner } from './assert-owner.ts';
import { findCard, insertCard, rankedCards, rankLock } from './kanban.queries.ts';
import { publishBoard, showCard } from './show-card.ts';

/** A card at the end of its column. A repeat with the same id gives the card that is there. @throws AppError NOT_FOUND, CONFLICT */
export async function createCard(ctx: Context, noteId: string, input: NewCard): Promise<Card> {
  return inTurn(rankLock(noteId), () =>
    ctx.transaction(async (tx) => {
      const note = await getNoteFor(tx, noteId, 'edit');
      await lockRanks(tx, rankLock(note.id));
      const before = await findCard(tx, input.cardId);
      if (before && before.noteId !== note.id)
        throw new AppError('CONFLICT', { message: 'Another record has this id.' });
      if (before) return showCard(tx, note.id, before.id);
      await assertOwner(tx, note.workspaceId, input.ownerId);
      const status = input.status ?? 'todo';
      const now = tx.clock.now();
      await insertCard(tx, {
        id: input.cardId,
        workspaceId: note.workspaceId,
        noteId: note.id,
        title: input.title,
        description: input.description ?? '',
        status,
        dueOn: input.dueOn ?? null,
        ownerId: input.ownerId ?? null,
        rank: await rankAtEnd(tx, rankedCards(note.id, status)),
        createdBy: tx.actor.userId,
        createdAt: now,
        updatedAt: now,
        version: 1,
      });
      await tx.audit('card.create', { type: 'card', id: input.cardId, noteId: note.id });
      await publishBoard(tx, note.id);
      return showCard(tx, note.id, input.cardId);
    }),
  );
}
