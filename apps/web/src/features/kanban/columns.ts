import type { Card } from '@clinical/contract/kanban/kanban.schemas';
import type { BoardColumn } from '../../ui/board/board-types.ts';

type Column = Pick<BoardColumn<Card>, 'icon' | 'tone'> & { id: Card['status'] };

/** To-Do is blue, In progress yellow, Done green. */
export const columns: readonly Column[] = [
  { id: 'todo', icon: 'circle-dashed', tone: 'info' },
  { id: 'doing', icon: 'loader', tone: 'warn' },
  { id: 'done', icon: 'circle-check', tone: 'ok' },
];

/** Ranks are compared by code points, as the database does. */
export const cardsIn = (cards: readonly Card[], status: Card['status']): Card[] =>
  cards.filter((card) => card.status === status).toSorted((one, other) => (one.rank < other.rank ? -1 : 1));

/** A job has something left to do of it. */
export const isBusy = ({ process }: Card): boolean => process?.state === 'pending' || process?.state === 'running';
