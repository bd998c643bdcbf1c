import * as calls from '@clinical/contract/kanban/kanban.calls';
import type { Card, NewCard } from '@clinical/contract/kanban/kanban.schemas';
import { randomUUID } from 'node:crypto';
import type { TestServer } from '../harness.ts';
import type { TestAccount } from './accounts.ts';
import { sendForm, type Upload } from './uploads.ts';

export function newCard(account: TestAccount, noteId: string, card: Partial<NewCard> = {}): Promise<Card> {
  return account.ok(calls.createCard, {
    params: { id: noteId },
    body: { cardId: randomUUID(), title: 'Insurance letter', ...card },
  });
}

export const cardsOf = async (account: TestAccount, noteId: string): Promise<Card[]> =>
  (await account.ok(calls.getBoard, { params: { id: noteId } })).cards;

/** Adds files to a card, as the pages do. */
export async function addAssets(
  server: TestServer,
  account: TestAccount,
  { noteId, id }: Card,
  files: readonly Upload[],
): Promise<{ status: number; body: Card & { code?: string; message?: string } }> {
  const { status, body } = await sendForm(server, account, `/notes/${noteId}/kanban/${id}/assets`, files, {});
  return { status, body: body as unknown as Card & { code?: string; message?: string } };
}
