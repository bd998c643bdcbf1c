import type { Card } from '@clinical/contract/kanban/kanban.schemas';
import { notFound } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/context.ts';
import { getNoteFor, noteAudience } from '../notes/public.ts';
import { selectCards } from './kanban.queries.ts';
import { viewCards } from './kanban.view.ts';

/** A card as it is now. @throws AppError NOT_FOUND */
export async function showCard(tx: Tx, noteId: string, id: string): Promise<Card> {
  const { level } = await getNoteFor(tx, noteId, 'read');
  const [card] = await viewCards(tx, level, await selectCards(tx, noteId, [id]));
  if (!card) throw notFound();
  return card;
}

/** Open pages of the chart load its board again. */
export async function publishBoard(tx: Tx, noteId: string): Promise<void> {
  tx.emit(await noteAudience(tx, [noteId]), { type: 'kanban-changed', noteId });
}
