import type { PreChat } from '@clinical/contract/pre-chats/interviews.schemas';
import { createPrechart, createPrechat } from '@clinical/contract/pre-chats/pre-chats.calls';
import type { NewPreChat, NewPrechart, Prechart } from '@clinical/contract/pre-chats/pre-chats.schemas';
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

/** A pre-chat with its first sequence. */
export async function newPreChat(account: TestAccount, overrides: Partial<NewPreChat> = {}): Promise<PreChat> {
  return (await account.ok(createPrechat, { body: { id: randomUUID(), ...overrides } })) as PreChat;
}
