import { createPrechart } from '@clinical/contract/pre-chats/pre-chats.calls';
import type { NewPrechart, Prechart } from '@clinical/contract/pre-chats/pre-chats.schemas';
import { randomUUID } from 'node:crypto';
import type { TestAccount } from './accounts.ts';

/** A prechart that says of an allergy; the client makes its id. */
export function newPrechart(
  account: TestAccount,
  noteId: string,
  overrides: Partial<NewPrechart> = {},
): Promise<Prechart> {
  const answer = '<p>Allergic to sulfa, with hives.</p>';
  return account.ok(createPrechart, { body: { id: randomUUID(), noteId, kind: 'prechart', answer, ...overrides } });
}
