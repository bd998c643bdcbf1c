import { z } from 'zod';
import type { Tx } from '../../platform/context.ts';
import { csvLine } from '../../platform/csv.ts';
import { AppError } from '../../platform/app-error.ts';
import { lockRanks, rankAtEnd } from '../../platform/db/ranks.ts';
import { clearStrayTaskCards } from '../clinical-tasks/public.ts';
import type { ChartContents } from '../notes/public.ts';
import { type NamedCard, rankedCards, rankLock, selectAssets, selectCards, updateCard } from './kanban.queries.ts';
import { selectBusyCards } from './runs.queries.ts';

const Moved = z.array(z.uuid());
type Chart = { id: string; workspaceId: string };

const columns = { todo: 'To-Do', doing: 'In progress', done: 'Done' } as const;

/** Cards follow their chart, with their files. In the other chart they stand last, in the order that they had. */
export const chartCards: ChartContents = {
  name: 'kanban',

  async move(tx, from, to) {
    const cards = await selectCards(tx, from.id);
    const busy = await selectBusyCards(
      tx,
      cards.map(({ id }) => id),
    );
    if (busy.size > 0) {
      throw new AppError('CONFLICT', {
        message: 'Cards of one of these charts are being processed. Wait until that is done, or cancel it first.',
      });
    }
    await moveCards(tx, cards, to);
    return cards.map(({ id }) => id);
  },

  async moveBack(tx, moved, from, to) {
    // a merge from before there were cards
    if (moved === undefined) return;
    await moveCards(tx, await selectCards(tx, from.id, Moved.parse(moved)), to);
    for (const { id } of [from, to]) {
      const stay = await selectCards(tx, id);
      await clearStrayTaskCards(
        tx,
        id,
        stay.map((card) => card.id),
      );
    }
  },

  async *exportFiles(scope, chart, readFile) {
    const cards = await selectCards(scope, chart.id);
    if (cards.length === 0) return;
    const assets = await selectAssets(
      scope,
      cards.map(({ id }) => id),
    );
    yield {
      path: ['cards.csv'],
      modifiedAt: Math.max(...cards.map(({ updatedAt }) => updatedAt)),
      content: tableOf(cards),
    };
    for (const [index, card] of cards.entries()) {
      const folder = `${String(index + 1).padStart(4, '0')} ${card.title}`;
      for (const { fileId, fileName, createdAt } of assets.filter(({ cardId }) => cardId === card.id)) {
        yield { path: ['cards', folder, fileName], modifiedAt: createdAt, content: () => readFile(fileId) };
      }
    }
  },
};

async function moveCards(tx: Tx, cards: readonly NamedCard[], to: Chart): Promise<void> {
  await lockRanks(tx, rankLock(to.id));
  for (const card of cards) {
    const rank = await rankAtEnd(tx, rankedCards(to.id, card.status));
    await updateCard(tx, card, { noteId: to.id, workspaceId: to.workspaceId, rank });
  }
}

function tableOf(cards: readonly NamedCard[]): string {
  const head = csvLine(['Number', 'Title', 'Description', 'Column', 'Due', 'Owner']);
  const rows = cards.map(({ title, description, status, dueOn, ownerName }, index) =>
    csvLine([String(index + 1), title, description, columns[status], dueOn, ownerName]),
  );
  return [head, ...rows].join('');
}
