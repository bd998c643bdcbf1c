import type { Tx } from '../../platform/context.ts';
import { lockRanks, rankAtEnd } from '../../platform/db/ranks.ts';
import type { NoteWritten } from '../scribe/public.ts';
import { findCard, lockCard, rankedCards, rankLock, updateCard } from './kanban.queries.ts';
import { isCardWritten, markWritten, type RunRow } from './runs.queries.ts';
import { publishBoard } from './show-card.ts';

/** A card goes to Done with the last note that a job makes of it, in the transaction that stores that note. */
export const cardWritten: NoteWritten = async (tx, entry) => {
  for (const run of await markWritten(tx, entry.id)) await finishCard(tx, run);
};

async function finishCard(tx: Tx, run: RunRow): Promise<void> {
  const found = await findCard(tx, run.cardId);
  if (!found) return;
  await lockRanks(tx, rankLock(found.noteId));
  const card = await lockCard(tx, found.noteId, found.id);
  await publishBoard(tx, card.noteId);
  if (card.status === 'done' || !(await isCardWritten(tx, run))) return;
  const rank = await rankAtEnd(tx, rankedCards(card.noteId, 'done'));
  await updateCard(tx, card, { status: 'done', rank });
  await tx.audit('card.done', { type: 'card', id: card.id, noteId: card.noteId });
}
