import type { Card, ChangeCard } from '@clinical/contract/kanban/kanban.schemas';
import { AppError } from '../../platform/app-error.ts';
import type { Context, Tx } from '../../platform/context.ts';
import { lockRanks, rankAtEnd, rankBehind } from '../../platform/db/ranks.ts';
import { inTurn } from '../../platform/in-turn.ts';
import { getNoteFor } from '../notes/public.ts';
import { assertOwner } from './assert-owner.ts';
import { type CardRow, findCard, lockCard, rankedCards, rankLock, updateCard } from './kanban.queries.ts';
import { publishBoard, showCard } from './show-card.ts';

/**
 * Changes fields of a card, or moves it: behind the card `after`, first for null, last in another column unless said.
 * @throws AppError NOT_FOUND, VERSION_CONFLICT for a text of an older version, CONFLICT when the card it shall follow is elsewhere
 */
export async function changeCard(
  ctx: Context,
  { id: noteId, cardId }: { id: string; cardId: string },
  { after, version, ...fields }: ChangeCard,
): Promise<Card> {
  return inTurn(rankLock(noteId), () =>
    ctx.transaction(async (tx) => {
      const note = await getNoteFor(tx, noteId, 'edit');
      await lockRanks(tx, rankLock(note.id));
      const card = await lockCard(tx, note.id, cardId);
      if (version !== undefined && version !== card.version) throw new AppError('VERSION_CONFLICT');
      await assertOwner(tx, note.workspaceId, fields.ownerId);
      const rank = await rankFor(tx, card, fields.status ?? card.status, after);
      const given = Object.entries({ ...fields, rank }).filter(([, value]) => value !== undefined);
      await updateCard(tx, card, Object.fromEntries(given) as Partial<CardRow>);
      await tx.audit('card.update', { type: 'card', id: card.id, noteId: note.id });
      await publishBoard(tx, note.id);
      return showCard(tx, note.id, card.id);
    }),
  );
}

async function rankFor(
  tx: Tx,
  card: CardRow,
  status: CardRow['status'],
  after: string | null | undefined,
): Promise<string | undefined> {
  const column = rankedCards(card.noteId, status);
  if (after === undefined) return status === card.status ? undefined : rankAtEnd(tx, column);
  if (after === null) return rankBehind(tx, column, null);
  const neighbour = after === card.id ? null : await findCard(tx, after);
  if (neighbour?.noteId !== card.noteId || neighbour.status !== status)
    throw new AppError('CONFLICT', { message: 'The card that it should follow is in another column now.' });
  return rankBehind(tx, column, neighbour.rank);
}
